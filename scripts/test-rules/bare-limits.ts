import { parseSync, Visitor, type CallExpression, type Node } from 'oxc-parser';
import type { SourceFile } from '../boundaries/imports.ts';

const BARE = 'a limit is one of LIMITS (test/helpers/limits.ts), not a number';
const SHORT = 'waits one second at most: give it one of LIMITS (test/helpers/limits.ts)';
const SLEEP = 'a test waits for a condition, not for time to pass';
const MEASUREMENT = 'a test measures no time: npm run bench does';

const LIMIT_PROPERTIES = new Set(['timeout', 'testTimeout', 'hookTimeout', 'teardownTimeout']);
const LIMIT_PARAMETER = /timeout|within|patience/i;
/** Functions that take a limit as their last argument. */
const TEST_FUNCTIONS =
  /^(?:it|test|describe|beforeAll|beforeEach|afterAll|afterEach)(?:\.(?:concurrent|sequential|each|for|runIf|skipIf))*$/;
const WAITS = new Set(['vi.waitFor', 'vi.waitUntil']);
const LIMITED_BY_FIRST = /^AbortSignal\.timeout$|\.setDefault(?:Navigation)?Timeout$/;
const TIMERS = new Set(['setTimeout', 'globalThis.setTimeout', 'window.setTimeout']);
const CLOCKS = new Set(['performance.now', 'process.hrtime', 'process.hrtime.bigint']);
const SLEEPS = new Set(['setTimeout', 'setInterval', 'scheduler']);

/** Constants of a file by their names. */
type Constants = ReadonlyMap<string, Node>;

/**
 * Finds code that makes a test depend on the speed of the machine: a time limit that is a bare
 * number or a function's default, a sleep, a measurement of time.
 * @returns a line for each, `file:line message`
 */
export function findBareLimits({ path, text }: SourceFile): string[] {
  const { program } = parseSync(path, text);
  const constants = constantsIn(program);
  const found: { readonly start: number; readonly message: string }[] = [];
  const report = ({ start }: Node, message: string) => found.push({ start, message });
  new Visitor({
    Property(property) {
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      if (LIMIT_PROPERTIES.has(String(name)) && isBare(value, constants)) report(property, BARE);
    },
    AssignmentPattern(pattern) {
      const { left, right } = pattern;
      if (left.type !== 'Identifier' || !LIMIT_PARAMETER.test(left.name)) return;
      if (isBare(right, constants)) report(pattern, BARE);
    },
    CallExpression(call) {
      const message = faultOfCall(call, constants);
      if (message !== undefined) report(call, message);
    },
    ImportDeclaration(declaration) {
      if (!declaration.source.value.endsWith('timers/promises')) return;
      const isSleep = declaration.specifiers.some(
        (one) =>
          one.type !== 'ImportSpecifier' ||
          (one.imported.type === 'Identifier' && SLEEPS.has(one.imported.name)),
      );
      if (isSleep) report(declaration, SLEEP);
    },
  }).visit(program);
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, message }) => `${path}:${text.slice(0, start).split('\n').length} ${message}`);
}

function constantsIn(program: Parameters<Visitor['visit']>[0]): Constants {
  const constants = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
  }).visit(program);
  return constants;
}

function faultOfCall({ callee, arguments: given }: CallExpression, constants: Constants) {
  const name = nameOf(callee);
  const [first, second] = given;
  const last = given.at(-1);
  if (WAITS.has(name)) return isLimited(second, constants) ? undefined : SHORT;
  if (CLOCKS.has(name)) return MEASUREMENT;
  if (name.endsWith('.waitForTimeout')) return SLEEP;
  if (TIMERS.has(name))
    return second === undefined || isBare(second, constants) ? SLEEP : undefined;
  const isBareByPosition =
    (LIMITED_BY_FIRST.test(name) && isBare(first, constants)) ||
    (TEST_FUNCTIONS.test(name) && given.length > 1 && isBare(last, constants));
  return isBareByPosition ? BARE : undefined;
}

/** Name of a callee: `vi.waitFor`; `it.each` for `it.each(rows)(…)`; `?` if it has none. */
function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return `${nameOf(callee.object)}.${callee.property.name}`;
  return '?';
}

/** Whether a value consists only of numbers written in the file. */
function isBare(node: Node | undefined, constants: Constants): boolean {
  if (node === undefined) return false;
  if (node.type === 'Literal') return typeof node.value === 'number';
  if (node.type === 'BinaryExpression')
    return isBare(node.left, constants) && isBare(node.right, constants);
  return node.type === 'Identifier' && isBare(constants.get(node.name), constants);
}

/** Whether the options of a wait contain a limit; a bare number is reported as a property. */
function isLimited(options: Node | undefined, constants: Constants): boolean {
  if (options === undefined || isBare(options, constants)) return false;
  if (options.type === 'Identifier') {
    const value = constants.get(options.name);
    return value === undefined || isLimited(value, constants);
  }
  if (options.type !== 'ObjectExpression') return true;
  return options.properties.some(
    (property) =>
      property.type === 'SpreadElement' ||
      (property.key.type === 'Identifier' && property.key.name === 'timeout'),
  );
}
