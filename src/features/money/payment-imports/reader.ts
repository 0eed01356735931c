import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { PaymentFile } from './read-payment-file.ts';

/** A file as it was received. */
export interface FileToRead {
  readonly path: string;
  readonly file_name: string;
}

const work = new WorkProcess<FileToRead, PaymentFile>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 10_000,
  heapMib: 256,
});

/** Opens what was sent in a process of its own, where it can neither stop nor slow the service. */
export const paymentFileReader = {
  /** One that takes too long or too much memory has the finding too_costly. Refuses too_busy. */
  async read({ path, file_name }: FileToRead): Promise<PaymentFile> {
    try {
      return await work.run({ path, file_name });
    } catch (error) {
      if (!(error instanceof WorkGivenUp)) throw error;
      const finding = { file: file_name, row: null, column: null, code: 'too_costly', params: {} };
      return { file: file_name, lines: [], errors: [finding] };
    }
  },
  stop: () => work.stop(),
};
