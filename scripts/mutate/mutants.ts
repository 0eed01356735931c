import { parseSync, type CallExpression, type Node } from 'oxc-parser';
import type { SourceFile } from '../boundaries/imports.ts';
import {
  listAncestors,
  findCalledName,
  isFunction,
  parseSource,
  getSourceText,
  type Source,
} from '../test-rules/syntax.ts';

/** A change in one place of a file. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  /** The change as the report shows it: `< → <=`. */
  readonly change: string;
  /**
   * Whether the place is outside functions, where a changed constant may change types that other
   * files use.
   */
  readonly isOfModule: boolean;
  readonly edit: Edit;
}

/** Replacement of a part of a file. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
/** Calls with texts for developers and readers, and with ids of texts: other checks cover them. */
const PROSE_CALLS = new Set(
  'assert unreachable describe .error .warn .info t say translate hasMessage'.split(' '),
);
/** Ids of texts, which scripts/check-locales.ts checks, and names of styles. */
const NAME = /^['"`]web-[a-z]+\./;
const PROSE_KEYS = new Set(['description', 'summary', 'title', 'example', 'examples']);

/** Lists every mutant of a file, in the order of its text. */
export function listMutants(file: SourceFile): Mutant[] {
  const source = parseSource(file);
  const places = source.nodes.flatMap((node) => {
    const isOfModule = !listAncestors(source, node).some(isFunction);
    return editsOf(source, node).map((edit) => ({ edit, isOfModule }));
  });
  return places
    .toSorted((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end)
    .filter(({ edit }) => parseSync(file.path, applyEdit(file.text, edit)).errors.length === 0)
    .map(({ edit, isOfModule }) => ({
      path: file.path,
      line: lineOf(file, edit.start),
      change: showEdit(file, edit),
      isOfModule,
      edit,
    }));
}

/** Returns a text with an edit applied. */
export function applyEdit(text: string, { start, end, by }: Edit): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}

function editsOf(source: Source, node: Node): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorEdits(source, node);
    case 'Literal':
      return isValue(source, node) ? literalEdits(node) : [];
    case 'TemplateLiteral':
      return isValue(source, node) ? templateEdits(source, node) : [];
    case 'IfStatement':
      return [
        { start: node.test.start, end: node.test.end, by: 'true' },
        ...(node.alternate === null ? [{ start: node.start, end: node.end, by: ';' }] : []),
      ];
    case 'UnaryExpression':
      return node.operator === '!'
        ? [{ start: node.start, end: node.end, by: getSourceText(source, node.argument) }]
        : [];
    case 'ConditionalExpression':
      return [swap(source, node.consequent, node.alternate)];
    case 'CallExpression':
      return argumentEdits(source, node);
    case 'ArrayExpression':
      return isInType(source, node) || node.elements.length < 2 ? [] : elementEdits(node.elements);
    default:
      return [];
  }
}

function operatorEdits(
  source: Source,
  node: Node & { type: 'BinaryExpression' | 'LogicalExpression' },
): Edit[] {
  const other = OPERATORS[node.operator];
  const start = source.text.indexOf(node.operator, node.left.end);
  return other === undefined ? [] : [{ start, end: start + node.operator.length, by: other }];
}

function literalEdits(node: Node & { type: 'Literal' }): Edit[] {
  const { value, start, end } = node;
  if (typeof value === 'boolean') return [{ start, end, by: String(!value) }];
  if (typeof value === 'number')
    return [1, -1].map((step) => ({ start, end, by: `${value + step}` }));
  if (typeof value === 'bigint') return [{ start, end, by: `${value + 1n}n` }];
  if (typeof value === 'string') return [{ start: end - 1, end: end - 1, by: '~' }];
  return [];
}

function templateEdits(source: Source, node: Node & { type: 'TemplateLiteral' }): Edit[] {
  if (source.parents.get(node)?.type === 'TaggedTemplateExpression') return [];
  const quasi = node.quasis.find(({ value }) => value.raw.trim() !== '');
  if (quasi === undefined) return [];
  const at = source.text.indexOf(quasi.value.raw, quasi.start) + quasi.value.raw.length;
  return [{ start: at, end: at, by: '~' }];
}

function argumentEdits(source: Source, { arguments: args }: CallExpression): Edit[] {
  const [first, second] = args;
  const isPair = first !== undefined && second !== undefined;
  return isPair && [first, second].every(({ type }) => type !== 'ArrowFunctionExpression')
    ? [swap(source, first, second)]
    : [];
}

function elementEdits(elements: readonly (Node | null)[]): Edit[] {
  return elements.flatMap((element, index) => {
    const next = elements[index + 1];
    const previous = elements[index - 1];
    if (!element) return [];
    if (next) return [{ start: element.start, end: next.start, by: '' }];
    return previous ? [{ start: previous.end, end: element.end, by: '' }] : [];
  });
}

function swap(source: Source, left: Node, right: Node): Edit {
  const between = source.text.slice(left.end, right.start);
  const by = `${getSourceText(source, right)}${between}${getSourceText(source, left)}`;
  return { start: left.start, end: right.end, by };
}

function isInType(source: Source, node: Node): boolean {
  return listAncestors(source, node).some(
    ({ type }) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type),
  );
}

/** Whether a literal is a value that the program works with, not a type, name or prose. */
function isValue(source: Source, node: Node): boolean {
  const parent = source.parents.get(node);
  if (parent?.type === 'ImportDeclaration' || parent?.type.startsWith('Export') === true)
    return false;
  if (parent?.type === 'ExpressionStatement' || isInType(source, node)) return false;
  if (parent?.type === 'Property' && parent.key === node) return false;
  if (parent?.type === 'MemberExpression' && getSourceText(source, parent.object) === 'styles')
    return false;
  if (NAME.test(getSourceText(source, node))) return false;
  return !listAncestors(source, node).some(
    (outer) =>
      PROSE_CALLS.has(findCalledName(outer) ?? '') ||
      (outer.type === 'NewExpression' && getSourceText(source, outer.callee).endsWith('Error')) ||
      (outer.type === 'Property' && PROSE_KEYS.has(getSourceText(source, outer.key))),
  );
}

function lineOf({ text }: SourceFile, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function showEdit({ text }: SourceFile, { start, end, by }: Edit): string {
  const brief = (part: string) => {
    const line = part.replaceAll(/\s+/g, ' ').trim();
    return line.length > 40 ? `${line.slice(0, 40)}…` : line || 'nothing';
  };
  if (start < end) return `${brief(text.slice(start, end))} → ${brief(by)}`;
  return `${brief(text.slice(text.lastIndexOf('\n', start) + 1, start))} + ${by}`;
}
