import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import { firstOf, type PlannedUpload } from './plan-upload.ts';

/** A file as it was received. */
export interface UploadToRead {
  readonly path: string;
  readonly file_name: string;
}

/** Some 15 times what the largest building takes, and its memory twice. */
const work = new WorkProcess<UploadToRead, PlannedUpload>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 20_000,
  heapMib: 512,
});

/** Opens what was sent in a process of its own, where it can neither stop nor slow the service. */
export const uploadReader = {
  /**
   * A ZIP of CSV files or a workbook, read and checked by itself. One that takes too long or too much
   * memory has the finding too_costly. Refuses too_busy when too many wait, or at the stop.
   */
  async read({ path, file_name }: UploadToRead): Promise<PlannedUpload> {
    try {
      return await work.run({ path, file_name });
    } catch (error) {
      if (!(error instanceof WorkGivenUp)) throw error;
      const finding = { file: file_name, row: null, column: null, code: 'too_costly', params: {} };
      return { ...firstOf([finding]), plan: null, ignored: [] };
    }
  },
  stop: () => work.stop(),
};
