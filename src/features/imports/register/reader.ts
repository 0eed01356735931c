import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import { takeFirstErrors, type PlannedUpload } from './plan-upload.ts';

/** An uploaded file. */
export interface UploadToRead {
  readonly path: string;
  readonly file_name: string;
}

/** Limits: about 15 times the time that the largest building takes, and twice its memory. */
const work = new WorkProcess<UploadToRead, PlannedUpload>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 20_000,
  heapMib: 512,
});

/** Reads uploads in a separate process, where they can neither stop nor slow down the service. */
export const uploadReader = {
  /**
   * Reads and checks a ZIP of CSV files or a workbook. A file that takes too much time or memory
   * gets the error too_costly. Refuses too_busy if too many wait, or while the service stops.
   */
  async read({ path, file_name }: UploadToRead): Promise<PlannedUpload> {
    try {
      return await work.run({ path, file_name });
    } catch (error) {
      if (!(error instanceof WorkGivenUp)) throw error;
      const finding = { file: file_name, row: null, column: null, code: 'too_costly', params: {} };
      return { ...takeFirstErrors([finding]), plan: null, ignored: [] };
    }
  },
  stop: () => work.stop(),
};
