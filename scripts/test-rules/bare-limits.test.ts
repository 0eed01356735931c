import { describe, expect, it } from 'vitest';
import { findBareLimits } from './bare-limits.ts';

const PATH = 'src/domain/sum.test.ts';
const BARE = 'a limit is one of LIMITS (test/helpers/limits.ts), not a number';
const SHORT = 'waits one second at most: give it one of LIMITS (test/helpers/limits.ts)';
const SLEEP = 'a test waits for a condition, not for time to pass';
const MEASUREMENT = 'a test measures no time: npm run bench does';

describe('findBareLimits', () => {
  it.each([
    "it('adds', () => {}, LIMITS.longTest);",
    "it('adds', { timeout: LIMITS.longTest }, () => {});",
    "it('adds', { timeout: 2 * LIMITS.test }, () => {});",
    "it.each([1, 2])('adds %i', (term) => {});",
    "it('adds', () => {});",
    'vi.waitFor(work, LIMITS.poll);',
    'vi.waitFor(work, { timeout: LIMITS.poll, interval: 5 });',
    'const PATIENCE = { timeout: LIMITS.poll }; vi.waitFor(work, PATIENCE);',
    'expect.poll(work).toBe(1);',
    'expect.poll(work, { interval: 5 }).toBe(1);',
    'page.waitForURL(/quarter=1/);',
    "page.getByRole('dialog').waitFor({ state: 'hidden' });",
    'AbortSignal.timeout(LIMITS.poll);',
    'setTimeout(giveUp, LIMITS.poll);',
    'vi.advanceTimersByTime(1_000); test.clock.advance(60_000);',
    'const transport = createTransport({ timeoutMs: 50 });',
    "import { setImmediate } from 'node:timers/promises';",
  ])('accepts %s', (text) => expect(findBareLimits({ path: PATH, text })).toEqual([]));

  it.each([
    ["it('adds', { timeout: 5_000 }, () => {});", BARE],
    ["it('adds', { 'timeout': 5_000 }, () => {});", BARE],
    ["it('adds', () => {}, 5_000);", BARE],
    ["test('adds', () => {}, 60 * 1_000);", BARE],
    ["it.each([1])('adds %i', () => {}, 5_000);", BARE],
    ["describe.runIf(isRoot)('sums', { timeout: 5_000 }, () => {});", BARE],
    ['beforeAll(async () => {}, 5_000);', BARE],
    ['afterEach(async () => {}, 5_000);', BARE],
    ['const LONG = 60_000; beforeAll(async () => {}, 2 * LONG);', BARE],
    ['const PATIENCE = { timeout: 5_000 };', BARE],
    ['const LONG = 5_000; const PATIENCE = { timeout: LONG };', BARE],
    ['vi.setConfig({ testTimeout: 5_000 });', BARE],
    ['vi.waitFor(work, { timeout: 5_000, interval: 5 });', BARE],
    ['expect.poll(work, { timeout: 1_000 }).toBe(1);', BARE],
    ['page.waitForURL(/x/, { timeout: 400 });', BARE],
    ['context.setDefaultTimeout(5_000);', BARE],
    ['AbortSignal.timeout(1_000);', BARE],
    ['async function first(count: number, withinMs = 10_000) {}', BARE],
    ['vi.waitFor(work);', SHORT],
    ['vi.waitFor(work, 5_000);', SHORT],
    ['vi.waitFor(work, { interval: 5 });', SHORT],
    ['const OFTEN = { interval: 5 }; vi.waitFor(work, OFTEN);', SHORT],
    ['vi.waitUntil(isDone);', SHORT],
    ['setTimeout(resolve, 100);', SLEEP],
    ['globalThis.setTimeout(resolve, 100);', SLEEP],
    ['setTimeout(resolve);', SLEEP],
    ['page.waitForTimeout(400);', SLEEP],
    ["import { setTimeout as delay } from 'node:timers/promises';", SLEEP],
    ["import { scheduler } from 'timers/promises';", SLEEP],
    ["import timers from 'node:timers/promises';", SLEEP],
    ['const start = performance.now();', MEASUREMENT],
    ['const start = process.hrtime.bigint();', MEASUREMENT],
  ])('refuses %s', (text, message) =>
    expect(findBareLimits({ path: PATH, text })).toEqual([`${PATH}:1 ${message}`]),
  );

  it('says where each fault is, in the order of the file', () => {
    const text = [
      "it('adds', { timeout: 5_000 }, async () => {",
      '  await vi.waitFor(work);',
      '});',
    ].join('\n');
    expect(findBareLimits({ path: PATH, text })).toEqual([
      `${PATH}:1 ${BARE}`,
      `${PATH}:2 ${SHORT}`,
    ]);
  });
});
