import { readFile } from 'node:fs/promises';
import { doJobs } from '#platform/processes/do-jobs.ts';
import { readPaymentFile, type PaymentFile } from './read-payment-file.ts';
import type { FileToRead } from './reader.ts';

doJobs(async ({ path, file_name }: FileToRead): Promise<PaymentFile> =>
  readPaymentFile(await readFile(path), file_name),
);
