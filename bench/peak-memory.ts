import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 100;

/** Memory of a process, in MiB. */
export interface Peak {
  readonly before: number;
  readonly peak: number;
}

/** Polls the memory of a process while the work runs. */
export async function watchMemory<T>(
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
