import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readAppWith } from '#test/helpers/read-app.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  /** Schemas of the values of a record, by pattern of its keys. */
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A pointer in the code, `/body/lines/${index}`; a placeholder is a name or an index. */
const POINTER = /['"`](\/(?:body|query)\/(?:[^'"`{}]|\$\{[^{}]*\})+)['"`]/g;
/** A field that a rule names, `at: ['lines', index, 'amount']`; without those below a given field. */
const FIELD = /\bat\b(?:: | = )\[((?!\.\.\.)[^\]]+)\]/g;
const VALUE = '*';

/** Converts the path of a field to its pointer. */
function toPointer(path: string): string {
  const steps = path.split(',').map((step) => /^\s*'(\w+)'\s*$/.exec(step)?.[1] ?? VALUE);
  return ['/body', ...steps].join('/');
}

/** Whether a schema has the property that a pointer leads to. */
function leadsTo(
  { properties = {}, patternProperties = {}, items, anyOf = [] }: Schema,
  steps: readonly string[],
): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (anyOf.some((one) => leadsTo(one, steps))) return true;
  if (items !== undefined && step === VALUE) return leadsTo(items, rest);
  const named = Object.values({ ...properties, ...patternProperties });
  const names = step === VALUE ? named : [properties[step]];
  return names.some((one) => one !== undefined && leadsTo(one, rest));
}

/** Reads the files below a folder, without tests. */
function readCode(folder: string): readonly string[] {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !file.includes('.test.'));
  return nonEmpty(files.map((file) => readFileSync(file, 'utf8')));
}

it('rules name fields, and know no pointers', () => {
  expect(readCode('src/domain').flatMap((text) => text.match(POINTER) ?? [])).toEqual([]);
});

it('refusals point to fields that a request may have', async () => {
  const routes = await readAppWith({}, (app) => app.routes);
  const code = [...readCode('src/features'), ...readCode('src/domain')];
  const pointers = code.flatMap((text) => [
    ...[...text.matchAll(POINTER)].map(([, pointer = '']) => pointer),
    ...[...text.matchAll(FIELD)].map(([, path = '']) => toPointer(path)),
  ]);
  const lost = nonEmpty(new Set(pointers)).filter((pointer) => {
    const [, part, ...steps] = pointer.replaceAll(/\$\{[^}]*\}/g, VALUE).split('/');
    return !routes.some((route) =>
      leadsTo((part === 'body' ? route.body : route.query) ?? {}, steps),
    );
  });
  expect(lost).toEqual([]);
});
