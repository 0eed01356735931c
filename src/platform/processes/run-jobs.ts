import type { WorkAnswer } from './work-process.ts';

/**
 * Runs the program of a `WorkProcess`: does one job after the other as its parent sends them, and
 * ends when the parent does. Signals meant for the whole service are left to the parent, which
 * finishes its running requests.
 */
export function runJobs(work: (job: never) => unknown): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (job) => void answer(work, job as never));
}

async function answer(work: (job: never) => unknown, job: never): Promise<void> {
  let outcome: WorkAnswer<unknown>;
  try {
    outcome = { result: await work(job) };
  } catch (error) {
    outcome = { failure: String(error) };
  }
  process.send?.(outcome);
}
