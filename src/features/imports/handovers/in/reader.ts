import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { OpenedOrRefused } from './open-archive.ts';

/** An uploaded archive, and the folder for its files. */
export interface ArchiveToOpen {
  readonly path: string;
  readonly folder: string;
  /** Maximum size of all files. */
  readonly max_bytes: number;
}

/** Limits: far above what an archive of 4 GB takes on a slow disk. */
const work = new WorkProcess<ArchiveToOpen, OpenedOrRefused>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 300_000,
  heapMib: 512,
});

/** Opens archives in a separate process, where they can neither stop nor slow down the service. */
export const handoverReader = {
  /**
   * Extracts an archive and compares it with its manifest; one that takes too much time or memory is
   * refused. Refuses too_busy if too many wait, or while the service stops.
   */
  async open(archive: ArchiveToOpen): Promise<OpenedOrRefused> {
    try {
      return await work.run(archive);
    } catch (error) {
      if (!(error instanceof WorkGivenUp)) throw error;
      const facts = { maximum: archive.max_bytes };
      return { opened: null, faults: [{ file: '', code: 'too_large', facts }] };
    }
  },
  stop: () => work.stop(),
};
