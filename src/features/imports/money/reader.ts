import { join } from 'node:path';
import type { UploadedFile } from '#contract/uploads.ts';
import type { ImportError } from '#domain/imports/import-error.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ExpenseFile, PaymentFile } from './read-money-file.ts';

/** A file as it was received, and what is to be found in it. */
export interface FileToRead extends Pick<UploadedFile, 'path' | 'file_name'> {
  readonly kind: 'expenses' | 'payments';
}

const work = new WorkProcess<FileToRead, ExpenseFile | PaymentFile>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 10_000,
  heapMib: 256,
});

/** What the process says, or that it was given up. */
async function reading<T extends ExpenseFile | PaymentFile>(
  file: FileToRead,
  givenUp: (errors: readonly ImportError[]) => T,
): Promise<T> {
  const { path, file_name, kind } = file;
  try {
    // The process answers with what the kind asks for.
    return (await work.run({ path, file_name, kind })) as T;
  } catch (error) {
    if (!(error instanceof WorkGivenUp)) throw error;
    return givenUp([{ file: file_name, row: null, column: null, code: 'too_costly', params: {} }]);
  }
}

/**
 * Opens what was sent in a process of its own, where it can neither stop nor slow the service. A file that
 * takes too long or too much memory has the finding too_costly. Refuses too_busy.
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
