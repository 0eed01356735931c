import { describe, expect, it } from 'vitest';
import { findFlaky, isTimeout, type Failure } from './flaky.ts';

const POLLED = 'Matcher did not succeed in time.';

/** Timeouts as Vitest and Playwright report them. */
const byTime: readonly Failure[] = [
  {
    name: 'TestTimeoutError',
    message: 'Test timed out in 60000ms.\nIf this is a long-running test',
  },
  {
    name: 'HookTimeoutError',
    message: 'Hook timed out in 60000ms.\nIf this is a long-running hook',
  },
  { name: 'TimeoutError', message: 'locator.click: Timeout 30000ms exceeded.\nCall log:\n' },
  { name: 'TimeoutError', message: 'page.waitForEvent: Timeout 30000ms exceeded while waiting' },
  { name: 'Error', message: 'Timed out in waitFor!' },
  { name: 'Error', message: 'the job ends: Timed out in waitUntil!' },
  { name: 'AssertionError', message: 'expected 1 to be 2 // Object.is equality', cause: POLLED },
  { name: 'Error', message: "expect.poll() function didn't resolve in time.", cause: POLLED },
];

const otherwise: readonly Failure[] = [
  { name: 'AssertionError', message: 'expected 1 to be 2 // Object.is equality' },
  { name: 'AssertionError', message: "expected 'x' to be 'Timed out in waitFor!' // Object.is" },
  { name: 'AssertionError', message: 'expected [ Array(1) ] to deeply equal []', cause: 'Timeout' },
  { name: 'Error', message: 'promise resolved "1" instead of rejecting' },
  { name: 'Error', message: 'Test timed out in 60000ms.' },
  { name: 'TypeError', message: "Cannot read properties of undefined (reading 'id')" },
  { name: 'SyntaxError', message: "The requested module './x.ts' does not provide an export" },
  { name: 'Error', message: 'page.goto: net::ERR_CONNECTION_REFUSED' },
  { name: undefined, message: 'thrown' },
];

describe('a failure', () => {
  it.each(byTime)('is by time: $name $message', (failure) => {
    expect(isTimeout(failure)).toBe(true);
  });

  it.each(otherwise)('is not by time: $name $message', (failure) => {
    expect(isTimeout(failure)).toBe(false);
  });
});

describe('a second run', () => {
  const late = { path: 'late', failures: byTime };
  const wrong = { path: 'wrong', failures: [...byTime, ...otherwise.slice(0, 1)] };
  const passed = { path: 'passed', failures: [] };

  it('is for files in which every failure is by time', () => {
    expect(findFlaky([late, wrong, passed], 3)).toEqual([late]);
  });

  it('is for none where there are more than may have one', () => {
    expect(findFlaky([late, late, late], 3)).toHaveLength(3);
    expect(findFlaky([late, late, late, late], 3)).toEqual([]);
  });
});
