import { readFile } from 'node:fs/promises';
import { doJobs } from '#platform/processes/do-jobs.ts';
import {
  readExpenseFile,
  readPaymentFile,
  type ExpenseFile,
  type PaymentFile,
} from './read-money-file.ts';
import type { FileToRead } from './reader.ts';

const readers = { expenses: readExpenseFile, payments: readPaymentFile };

doJobs(async ({ path, file_name, kind }: FileToRead): Promise<ExpenseFile | PaymentFile> =>
  readers[kind](await readFile(path), file_name),
);
