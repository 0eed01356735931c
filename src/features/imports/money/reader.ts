import { join } from 'node:path';
import type { UploadedFile } from '#contract/uploads.ts';
import type { ImportError } from '#domain/imports/import-error.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ExpenseFile, PaymentFile } from './read-money-file.ts';

/** An uploaded file and the kind of records it contains. */
export interface FileToRead extends Pick<UploadedFile, 'path' | 'file_name'> {
  readonly kind: 'expenses' | 'payments';
}

const work = new WorkProcess<FileToRead, ExpenseFile | PaymentFile>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 10_000,
  heapMib: 256,
});

/** Runs the reading process; returns its answer, or that it was aborted. */
async function reading<T extends ExpenseFile | PaymentFile>(
  file: FileToRead,
  givenUp: (errors: readonly ImportError[]) => T,
): Promise<T> {
  const { path, file_name, kind } = file;
  try {
    // The process answers with the type that belongs to the kind.
    return (await work.run({ path, file_name, kind })) as T;
  } catch (error) {
    if (!(error instanceof WorkGivenUp)) throw error;
    return givenUp([{ file: file_name, row: null, column: null, code: 'too_costly', params: {} }]);
  }
}

/**
 * Reads uploads in a separate process, where they can neither stop nor slow down the service. A
 * file that takes too much time or memory gets the error too_costly. Refuses too_busy.
 */
export const moneyFileReader = {
  payments: (file: UploadedFile): Promise<PaymentFile> =>
    reading({ ...file, kind: 'payments' }, (errors) => ({
      file: file.file_name,
      lines: [],
      errors,
    })),
  expenses: (file: UploadedFile): Promise<ExpenseFile> =>
    reading({ ...file, kind: 'expenses' }, (errors) => ({
      file: file.file_name,
      lines: [],
      errors,
      ignored: [],
    })),
  stop: () => work.stop(),
};
