import { join } from 'node:path';
import { invoiceFileFault } from '#domain/invoices/ubl-values.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ReadInvoiceFile } from './read-invoice-file.ts';

/** Content of a readable file. */
export type InvoiceFileContent = Exclude<ReadInvoiceFile, { readonly refused: unknown }>;

/** A file of the maximum size takes one second. */
const work = new WorkProcess<{ readonly path: string }, ReadInvoiceFile>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 15_000,
  heapMib: 512,
});

/** Reads uploaded files in a separate process, where they can neither crash nor slow down the service. */
export const invoiceFileReader = {
  /** Reads a file. Refuses invoice_file_invalid, and too_busy if too many wait. */
  async read({ path }: { readonly path: string }): Promise<InvoiceFileContent> {
    const read = await work.run({ path }).catch((error: unknown) => {
      throw error instanceof WorkGivenUp ? invoiceFileFault('too_costly', null) : error;
    });
    if ('refused' in read) throw new DomainError('invoice_file_invalid', read.refused);
    return read;
  },
  stop: () => work.stop(),
};
