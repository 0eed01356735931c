import { join } from 'node:path';
import type { UploadedFile } from '#contract/uploads.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import { refuseUpload, type TakeoverUpload } from './read-takeover.ts';

type FileToRead = Pick<UploadedFile, 'path' | 'file_name'>;

const work = new WorkProcess<FileToRead, TakeoverUpload>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 20_000,
  heapMib: 512,
});

/** Reads uploads in a separate process, where they can neither stop nor slow down the service. */
export const takeoverReader = {
  /**
   * Reads the tables of a takeover. A file that takes too much time or memory gets the error too_costly.
   * Refuses too_busy if too many wait, or while the service stops.
   */
  async read({ path, file_name }: FileToRead): Promise<TakeoverUpload> {
    try {
      return await work.run({ path, file_name });
    } catch (error) {
      if (!(error instanceof WorkGivenUp)) throw error;
      return refuseUpload(file_name, 'too_costly');
    }
  },
  stop: () => work.stop(),
};
