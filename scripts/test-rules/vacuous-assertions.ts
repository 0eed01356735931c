import type { CallExpression, Node } from 'oxc-parser';
import type { SourceFile } from '../boundaries/imports.ts';
import { isCounted, isFilled, findMatcher } from './filled-lists.ts';
import {
  unwrapExpression,
  findCalledName,
  isFunction,
  isWithin,
  findDeclaration,
  getCallObject,
  parseSource,
  formatPosition,
  getSourceText,
  type Source,
} from './syntax.ts';

const LOOPS = new Set(['.forEach', '.map', '.flatMap']);
/** Matchers that accept almost every value. */
const WEAK = new Set(['.toBeDefined', '.toBeTruthy']);
const WEAK_NEGATED = new Set(['.toBeUndefined', '.toBeNull', '.toBeFalsy']);
const EQUALS = new Set(['.toBe', '.toEqual', '.toStrictEqual', '.toMatchObject']);
/** Assertions that accept every list, text or object. */
const MATCHED_BY_ALL = /^(\.toMatchObject\(\{\}\)|\.toContain\(''\)|\.toMatch\(''\))$/;
const TEST_KINDS = new Set(['each', 'for', 'runIf', 'skipIf', 'concurrent', 'sequential']);
const BUILT_IN = new Set(['Object', 'Array', 'Number', 'String', 'Math', 'JSON', 'undefined']);

/**
 * Finds assertions that cannot fail or may never run, and tests without any: `path:line message`.
 */
export function findVacuousAssertions(file: SourceFile): string[] {
  const source = parseSource(file);
  return source.nodes.flatMap((node) =>
    [loopFault(source, node), matcherFault(source, node), testFault(source, node)]
      .filter((message) => message !== undefined)
      .map((message) => `${formatPosition(source, node)} ${message}`),
  );
}

function loopFault(source: Source, node: Node): string | undefined {
  const loop = loopOf(node);
  if (loop === undefined) return undefined;
  const asserts = source.expectations.some((one) => isWithin(one, loop.body));
  if (!asserts || isFilled(source, loop.list) || isCounted(source, node)) return undefined;
  const list = getSourceText(source, loop.list).replaceAll(/\s+/g, ' ');
  return `asserts nothing where ${list} is empty: use nonEmpty, or assert its length`;
}

function loopOf(node: Node): { list: Node; body: Node } | undefined {
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement')
    return { list: node.right, body: node.body };
  const list = getCallObject(node);
  const body = node.type === 'CallExpression' ? node.arguments[0] : undefined;
  return list !== undefined && body !== undefined && LOOPS.has(findCalledName(node) ?? '')
    ? { list, body }
    : undefined;
}

function matcherFault(source: Source, node: Node): string | undefined {
  const name = findCalledName(node);
  if (node.type !== 'CallExpression' || (name !== 'expect' && name !== '.poll')) return undefined;
  const [actual] = node.arguments;
  const { matcher, isNegated, expected } = findMatcher(source, node);
  if (actual === undefined) return undefined;
  if (matcher === '' || matcher === '.not') return 'compares with nothing';
  if ((isNegated ? WEAK_NEGATED : WEAK).has(matcher))
    return `says too little with ${isNegated ? '.not' : ''}${matcher}: say what the value is`;
  if (isNegated || expected === undefined) return undefined;
  const [left, right] = [getSourceText(source, actual), getSourceText(source, expected)];
  const isSame = left === right && EQUALS.has(matcher) && callsIn(source, actual).length === 0;
  const isAnyCount = /\.(length|size)$/.test(left) && /^(-\d+|0)$/.test(right);
  if (
    isSame ||
    MATCHED_BY_ALL.test(`${matcher}(${right})`) ||
    (isAnyCount && matcher === '.toBeGreaterThanOrEqual') ||
    (isAnyCount && right !== '0' && matcher === '.toBeGreaterThan') ||
    (isWritten(source, actual) && isWritten(source, expected))
  )
    return `cannot fail: ${left} is always as expected`;
  return undefined;
}

/** Whether a value is made only of literals of the test itself. */
function isWritten(source: Source, value: Node): boolean {
  return source.nodes
    .filter((node) => isWithin(node, value))
    .every((node) => {
      if (isFunction(node) || node.type === 'NewExpression') return false;
      if (node.type !== 'Identifier' || isNoValue(source, node)) return true;
      if (BUILT_IN.has(node.name) || node.name === 'expect') return true;
      const meaning = findDeclaration(source, { name: node.name, at: node });
      return (
        meaning.kind === 'constant' &&
        meaning.source === source &&
        isUsedOnlyInExpectations(source, node.name) &&
        isWritten(source, meaning.value)
      );
    });
}

function isNoValue({ parents }: Source, node: Node): boolean {
  const parent = parents.get(node);
  if (parent?.type.startsWith('TS') === true) return true;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
}

/** Whether only assertions use a constant, so that no other code may change it. */
function isUsedOnlyInExpectations(source: Source, name: string): boolean {
  const uses = source.nodes.filter(
    (node) =>
      node.type === 'Identifier' &&
      node.name === name &&
      source.parents.get(node)?.type !== 'VariableDeclarator',
  );
  return uses.every((use) => source.expectations.some((one) => isWithin(use, one)));
}

function testFault(source: Source, node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !isTest(node.callee)) return undefined;
  const body = node.arguments.slice(1).find(isFunction);
  return body === undefined || isAsserting(source, body, new Set()) ? undefined : 'asserts nothing';
}

/** Whether a callee is `it`, `test`, or a variant: `it.each(table)`. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test';
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return TEST_KINDS.has(callee.property.name) && isTest(callee.object);
}

/** Whether a function asserts something, directly or through the functions that it calls. */
function isAsserting(source: Source, body: Node, seen: Set<Node>): boolean {
  if (seen.has(body)) return false;
  seen.add(body);
  return callsIn(source, body).some((call) => {
    const name = findCalledName(call) ?? '';
    if (/^\.?expect/.test(name)) return true;
    const callee = unwrapExpression(call.callee);
    const root = callee.type === 'MemberExpression' ? unwrapExpression(callee.object) : callee;
    if (root.type !== 'Identifier') return false;
    if (root.name === 'expect') return true;
    const meaning = findDeclaration(source, { name: root.name, at: call });
    return meaning.kind === 'function' && isAsserting(meaning.source, meaning.value, seen);
  });
}

function callsIn(source: Source, outer: Node): CallExpression[] {
  return source.nodes
    .filter((node) => node.type === 'CallExpression')
    .filter((node) => isWithin(node, outer));
}
