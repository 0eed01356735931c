import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ReadPaper } from './read-paper.ts';

/** A user waits for this: an invoice takes a few hundredths of a second. */
const work = new WorkProcess<{ readonly path: string }, ReadPaper>({
  program: join(import.meta.dirname, 'paper-main.ts'),
  deadlineMs: 10_000,
  heapMib: 256,
});

/** Reads papers in a separate process, where they can neither crash nor slow down the service. */
export const paperReader = {
  /**
   * Reads an invoice from the text of a PDF; null: it has none, or reading takes too long. Refuses
   * too_busy.
   */
  read: async (path: string): Promise<ReadPaper> => {
    try {
      return await work.run({ path });
    } catch (error) {
      if (error instanceof WorkGivenUp) return null;
      throw error;
    }
  },
  stop: () => work.stop(),
};
