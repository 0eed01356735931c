import type { Node } from 'oxc-parser';
import {
  listAncestors,
  unwrapExpression,
  findCalledName,
  isFunction,
  isWithin,
  findDeclaration,
  getCallObject,
  getSourceText,
  type Source,
} from './syntax.ts';

/** Methods whose result has elements where the list has some. */
const KEEPING = new Set(
  '.map .entries .keys .values .toSorted .sort .toReversed .reverse .concat .toArray .with'.split(
    ' ',
  ),
);
/** Methods whose result is empty if the list is, and may be empty otherwise. */
const NARROWING = new Set('.filter .slice .flatMap .flat .join .toSpliced'.split(' '));
const VIEWS = new Set([...KEEPING, ...NARROWING]);
const EQUALS = new Set(['.toEqual', '.toStrictEqual', '.toMatchObject', '.toBe']);
const OBJECT_LISTS = new Set(['.keys', '.values', '.entries']);
/** Functions that refuse an empty list, or return one with elements. */
const FILLING = new Set(['nonEmpty', 'range', '.split', '.sample']);

const pending = new Set<Node>();

/** Whether the code shows that a list has elements: by how it is made, or by an assertion. */
export function isFilled(source: Source, list: Node): boolean {
  // Two lists that are only compared with each other may both be empty.
  if (pending.has(list)) return false;
  pending.add(list);
  const isKnown = isMadeFilled(source, list) || isAssertedFilled(source, list);
  pending.delete(list);
  return isKnown;
}

function isMadeFilled(source: Source, expression: Node): boolean {
  const node = unwrapExpression(expression);
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.some(
        (element) =>
          element !== null &&
          (element.type !== 'SpreadElement' || isFilled(source, element.argument)),
      );
    case 'ObjectExpression':
      return node.properties.some(
        (property) => property.type !== 'SpreadElement' || isFilled(source, property.argument),
      );
    case 'Literal':
      return typeof node.value === 'string' && node.value !== '';
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => value.raw !== '');
    case 'ConditionalExpression':
      return isFilled(source, node.consequent) && isFilled(source, node.alternate);
    case 'NewExpression':
      return isArgumentFilled(source, node.arguments[0]);
    case 'CallExpression':
      return isResultFilled(source, node);
    case 'Identifier': {
      const meaning = findDeclaration(source, { name: node.name, at: node });
      return meaning.kind === 'constant' && isFilled(meaning.source, meaning.value);
    }
    case 'MemberExpression': {
      const value = propertyValue(source, node);
      return value !== undefined && isFilled(value.source, value.node);
    }
    default:
      return false;
  }
}

function isArgumentFilled(source: Source, argument: Node | undefined): boolean {
  if (argument === undefined) return false;
  const node = unwrapExpression(argument);
  // A range: Array.from({ length: 3 }, …)
  if (node.type === 'ObjectExpression' && /^\{\s*length\b/.test(getSourceText(source, node)))
    return !/^\{\s*length: 0\b/.test(getSourceText(source, node));
  return (
    (node.type === 'Literal' && typeof node.value === 'number' && node.value > 0) ||
    isFilled(source, node)
  );
}

function isResultFilled(source: Source, call: Node & { type: 'CallExpression' }): boolean {
  const name = findCalledName(call) ?? '';
  const object = getCallObject(call);
  if (FILLING.has(name)) return true;
  if (object === undefined) return isReturnFilled(source, call, name);
  const on = getSourceText(source, object);
  if (on === 'Array' || on === 'Buffer' || (on === 'Object' && OBJECT_LISTS.has(name)))
    return isArgumentFilled(source, call.arguments[0]);
  return KEEPING.has(name) && isFilled(source, object);
}

/** Whether a function that only returns an expression returns a filled list. */
function isReturnFilled(source: Source, call: Node, name: string): boolean {
  const meaning = findDeclaration(source, { name, at: call });
  if (meaning.kind !== 'function' || !('body' in meaning.value)) return false;
  const body = meaning.value.body as Node;
  if (body.type !== 'BlockStatement') return isFilled(meaning.source, body);
  const last = body.body.at(-1);
  const returns = meaning.source.nodes.filter(
    (node) => node.type === 'ReturnStatement' && isWithin(node, body),
  );
  return (
    returns.length === 1 &&
    last?.type === 'ReturnStatement' &&
    last.argument !== null &&
    isFilled(meaning.source, last.argument)
  );
}

function propertyValue(
  source: Source,
  node: Node & { type: 'MemberExpression' },
): { source: Source; node: Node } | undefined {
  const object = unwrapExpression(node.object);
  if (object.type !== 'Identifier' || node.property.type !== 'Identifier') return undefined;
  const wanted = node.property.name;
  const meaning = findDeclaration(source, { name: object.name, at: object });
  if (meaning.kind !== 'constant' || meaning.value.type !== 'ObjectExpression') return undefined;
  const found = meaning.value.properties.find(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === wanted,
  );
  return found?.type === 'Property' ? { source: meaning.source, node: found.value } : undefined;
}

function isAssertedFilled(source: Source, list: Node): boolean {
  const wanted = new Set(namesOf(source, list, KEEPING));
  const scopes = [...listAncestors(source, list)].filter(isFunction);
  return source.expectations.some((expectation) => {
    const [subject] = expectation.arguments;
    const own = [...listAncestors(source, expectation)].find(isFunction);
    if (subject === undefined || (own !== undefined && !scopes.includes(own))) return false;
    const isCount = /\.(length|size)$/.test(getSourceText(source, subject));
    const asserted = isCount ? (getCallObject(unwrapExpression(subject)) ?? subject) : subject;
    return (
      namesOf(source, asserted, VIEWS).some((name) => wanted.has(name)) &&
      assertsElements(source, { expectation, isCount })
    );
  });
}

/** Whether a loop counts or collects what it visits, and a test asserts the count. */
export function isCounted(source: Source, loop: Node): boolean {
  const inLoop = source.nodes.filter((node) => isWithin(node, loop));
  const [counts, collections] = [inLoop.flatMap(countOf), inLoop.flatMap(collectionOf)];
  const scopes = [...listAncestors(source, loop)].filter(isFunction);
  return source.expectations.some((expectation) => {
    const [subject] = expectation.arguments;
    const own = [...listAncestors(source, expectation)].find(isFunction);
    if (subject === undefined || isWithin(expectation, loop)) return false;
    if (own !== undefined && !scopes.includes(own)) return false;
    const isSize = /\.(length|size)$/.test(getSourceText(source, subject));
    const asserted = isSize ? (getCallObject(unwrapExpression(subject)) ?? subject) : subject;
    const names = namesOf(source, asserted, VIEWS);
    const isCount = isSize || names.some((name) => counts.includes(name));
    return (
      names.some((name) => counts.includes(name) || collections.includes(name)) &&
      assertsElements(source, { expectation, isCount })
    );
  });
}

/** Name of the counter in an expression: `count += 1`. */
function countOf(node: Node): string[] {
  const isCount = node.type === 'AssignmentExpression' && node.operator === '+=';
  return isCount && node.left.type === 'Identifier' ? [node.left.name] : [];
}

/** Name of the collection in a call: `seen.add(one)`, `seen.push(one)`. */
function collectionOf(node: Node): string[] {
  const object = getCallObject(node);
  return object?.type === 'Identifier' && ['.add', '.push'].includes(findCalledName(node) ?? '')
    ? [object.name]
    : [];
}

/**
 * Expressions that mean the same list: itself, the list it is a view of, and the value of a
 * constant.
 */
function namesOf(source: Source, list: Node, views: ReadonlySet<string>): string[] {
  const node = unwrapExpression(list);
  const own = getSourceText(source, node);
  const object = getCallObject(node);
  const name = findCalledName(node);
  if (object !== undefined && name !== undefined && views.has(name)) {
    const [argument] = node.type === 'CallExpression' ? node.arguments : [];
    const isView = ['Object', 'Array'].includes(getSourceText(source, object));
    return [own, ...namesOf(source, isView ? (argument ?? object) : object, views)];
  }
  if (node.type === 'ArrayExpression' && node.elements[0]?.type === 'SpreadElement')
    return [own, ...namesOf(source, node.elements[0].argument, views)];
  if (node.type !== 'Identifier') return [own];
  const meaning = findDeclaration(source, { name: node.name, at: node });
  return meaning.kind === 'constant' && meaning.source === source
    ? [own, ...namesOf(source, meaning.value, views)]
    : [own];
}

/**
 * Whether the matcher of an `expect` asserts that a list has elements, or that a count is not zero.
 */
function assertsElements(
  source: Source,
  { expectation, isCount }: { expectation: Node; isCount: boolean },
): boolean {
  const { matcher, isNegated, expected } = findMatcher(source, expectation);
  const isNil =
    expected === undefined || /^(\[\]|\{\}|0|'')$/.test(getSourceText(source, expected));
  if (isNegated) return (EQUALS.has(matcher) || matcher === '.toHaveLength') && isNil;
  if (isCount) return matcher === '.toBeGreaterThan' || !isNil;
  if (matcher === '.toHaveLength') return !isNil;
  if (EQUALS.has(matcher)) return expected !== undefined && isFilled(source, expected);
  return matcher === '.toContain' || matcher === '.toContainEqual';
}

/** The matcher called on an `expect`, with its arguments. */
export function findMatcher(source: Source, expectation: Node) {
  let isNegated = false;
  for (const node of listAncestors(source, expectation)) {
    if (node.type === 'CallExpression')
      return { matcher: findCalledName(node) ?? '', isNegated, expected: node.arguments[0] };
    if (node.type !== 'MemberExpression') break;
    isNegated ||= getSourceText(source, node).endsWith('.not');
  }
  return { matcher: '', isNegated, expected: undefined };
}
