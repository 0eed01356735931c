import { doJobs } from '#platform/processes/do-jobs.ts';
import { readInvoiceFile, type ReadInvoiceFile } from './read-invoice-file.ts';

doJobs(({ path }: { readonly path: string }): Promise<ReadInvoiceFile> => readInvoiceFile(path));
