/**
 * Writes web/src/shared/api/generated.ts: the types of the interface description and a small table
 * of its operations, from which web/src/shared/api/client.ts calls them; and the rules of fields
 * beside it, which forms check. `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Description } from './client/description.ts';
import {
  listClientOperations,
  fileMember,
  MEDIA_TYPES,
  makeOperationMember,
  type ClientOperation,
} from './client/operations.ts';
import { listFieldRules, type FieldRule } from './client/rules.ts';
import {
  indentLines,
  writeLiteral,
  writeObjectType,
  writeType,
  writeUnion,
} from './client/types.ts';

const SOURCE = 'openapi/openapi.json';
const TARGET = 'web/src/shared/api/generated.ts';
const RULES = 'web/src/shared/api/field-rules.generated.ts';

function declaration(name: string, type: string): string {
  return type.startsWith('{')
    ? `export interface ${name} ${type}`
    : `export type ${name} = ${type};`;
}

function constant(name: string, lines: readonly string[], tail: string): string {
  return [`export const ${name} = {`, ...indentLines(lines), `} ${tail};`].join('\n');
}

function tableLine({ id, method, path, isForm }: ClientOperation): string {
  return `${id}: [${[method, path, ...(isForm ? ['form'] : [])].map(writeLiteral).join(', ')}],`;
}

function addDocComment(description: string, text: string): string {
  return `/** ${description} */\n${text}`;
}

function render(description: Description): string {
  const operations = listClientOperations(description);
  const ofJson = operations.filter(({ answer }) => answer !== undefined);
  const ofFiles = operations.filter(({ formats }) => formats.length > 0);
  const streams = operations.filter(({ isStream }) => isStream);
  return `${[
    `// Made by scripts/generate-client.ts from ${SOURCE}; not edited by hand.`,
    ...Object.entries(description.components.schemas).map(([name, schema]) =>
      declaration(name, writeType(schema)),
    ),
    addDocComment(
      'What each operation takes, and answers as JSON.',
      declaration('Operations', writeObjectType(ofJson.map(makeOperationMember))),
    ),
    addDocComment(
      'Operations that answer files, and of which kinds.',
      declaration('Files', writeObjectType(ofFiles.map(fileMember))),
    ),
    addDocComment(
      'Operations whose answer stays open, for server-sent events.',
      declaration('Streams', writeUnion(streams.map(({ id }) => writeLiteral(id)))),
    ),
    addDocComment(
      'Method and path of each operation; `form` where its body is a form with a file.',
      constant(
        'operations',
        operations.map(tableLine),
        'as const satisfies Record<\n  keyof Operations | keyof Files | Streams,\n  readonly [method: string, path: string, body?: string]\n>',
      ),
    ),
    addDocComment(
      'Operations that need no organization to be chosen.',
      [
        'export const withoutOrganization: readonly (keyof typeof operations)[] = [',
        ...indentLines(
          operations
            .filter(({ isOfOrganization }) => !isOfOrganization)
            .map(({ id }) => `${writeLiteral(id)},`),
        ),
        '];',
      ].join('\n'),
    ),
    addDocComment(
      'The kinds of files as `Accept` names them.',
      constant(
        'mediaTypes',
        Object.entries(MEDIA_TYPES).map(([format, type]) => `${format}: '${type}',`),
        "as const satisfies Record<Files[keyof Files]['format'], string>",
      ),
    ),
  ].join('\n\n')}\n`;
}

function renderRules(description: Description): string {
  const lines = listFieldRules(description).flatMap(([operation, rules]) => [
    `${operation}: {`,
    ...indentLines(rules.map(([path, rule]) => `${keyOf(path)}: ${ruleText(rule)},`)),
    '},',
  ]);
  return [
    `// Made by scripts/generate-client.ts from ${SOURCE}; not edited by hand.`,
    '',
    '/** Required fields and lengths of each request body, as attributes of inputs. */',
    'export const fieldRules: Readonly<',
    '  Record<',
    '    string,',
    '    Readonly<Record<string, { readonly required?: true; readonly maxLength?: number }>>',
    '  >',
    '> = {',
    ...indentLines(lines),
    '};',
    '',
  ].join('\n');
}

function keyOf(path: string): string {
  return path.includes('.') ? writeLiteral(path) : path;
}

function ruleText(rule: FieldRule): string {
  const members = Object.entries(rule).map(([name, value]) => `${name}: ${value}`);
  return `{ ${members.join(', ')} }`;
}

const description = JSON.parse(readFileSync(SOURCE, 'utf8')) as Description;
const files = { [TARGET]: render(description), [RULES]: renderRules(description) };
for (const [target, wanted] of Object.entries(files)) {
  if (!process.argv.includes('--check')) {
    writeFileSync(target, wanted);
  } else if (readFileSync(target, 'utf8') !== wanted) {
    console.error(`${target} is out of date: node scripts/generate-client.ts writes it anew`);
    process.exitCode = 1;
  }
}
