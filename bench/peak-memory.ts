import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 100;

/** Of a process, in MiB. */
export interface Peak {
  readonly before: number;
  readonly peak: number;
}

/** Does the work and looks meanwhile, again and again, how much memory a process has. */
export async function watchingMemory<T>(
  memory: () => Promise<number>,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly memory: Peak }> {
  const before = await memory();
  const done = new AbortController();
  let peak = before;
  const watching = (async () => {
    while (!done.signal.aborted) {
      peak = Math.max(peak, await memory());
      await setTimeout(EVERY_MS);
    }
  })();
  try {
    const result = await work();
    return { result, memory: { before, peak } };
  } finally {
    done.abort();
    await watching;
  }
}
