import { availableParallelism, loadavg } from 'node:os';

/** Passes the measurement of the main process to its workers, which inherit its environment. */
const VARIABLE = 'TEST_SLOWNESS';

/** Processor time of the task below on the reference machine. */
const REFERENCE_MS = 60;
const ROUNDS = 50_000_000;
/** Limits are generous; beyond this, hanging tests would end too late. */
const SLOWEST = 4;

function workFor(rounds: number): number {
  let value = 1;
  for (let round = 0; round < rounds; round += 1) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  }
  return value;
}

/**
 * Measures how much slower than the reference this machine is: the processor time of a fixed task, times
 * the number of processes per core. From 1 to SLOWEST.
 */
function measureSlowness(): number {
  const [start, before] = [performance.now(), process.cpuUsage()];
  workFor(ROUNDS);
  const elapsedMs = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const workedMs = (user + system) / 1_000;
  const processesPerCore = (loadavg()[0] ?? 0) / availableParallelism();
  const speed = Math.max(1, workedMs / REFERENCE_MS);
  const load = Math.max(1, processesPerCore, elapsedMs / workedMs);
  return Math.min(speed * load, SLOWEST);
}

/** How much slower this machine is than the reference, measured once when Vitest reads its configuration. */
export const SLOWNESS = Number((process.env[VARIABLE] ??= measureSlowness().toFixed(2)));

const scaled = (seconds: number): number => Math.ceil(seconds * 1_000 * SLOWNESS);

/**
 * Time limits of tests, in milliseconds, scaled to this machine. A limit only ends what hangs: no test
 * depends on speed, so there is no reason to choose a tight one.
 */
export const LIMITS = {
  /** Waiting for a condition: `vi.waitFor`, `vi.waitUntil`, `expect.poll`, an answer of a server. */
  poll: scaled(60),
  /** An action or a navigation in a browser. */
  browserAction: scaled(60),
  /** A test. */
  test: scaled(180),
  /** A hook. */
  hook: scaled(180),
  /** A program started by a test, from start to end; also any work of another process. */
  program: scaled(300),
  /** A test that starts several programs or opens all pages. */
  longTest: scaled(900),
} as const;
