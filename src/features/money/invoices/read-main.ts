import { runJobs } from '#platform/processes/run-jobs.ts';
import { readInvoiceFile, type ReadInvoiceFile } from './read-invoice-file.ts';

runJobs(({ path }: { readonly path: string }): Promise<ReadInvoiceFile> => readInvoiceFile(path));
