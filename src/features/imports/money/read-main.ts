import { readFile } from 'node:fs/promises';
import { runJobs } from '#platform/processes/run-jobs.ts';
import {
  readExpenseFile,
  readPaymentFile,
  type ExpenseFile,
  type PaymentFile,
} from './read-money-file.ts';
import type { FileToRead } from './reader.ts';

const readers = { expenses: readExpenseFile, payments: readPaymentFile };

runJobs(async ({ path, file_name, kind }: FileToRead): Promise<ExpenseFile | PaymentFile> =>
  readers[kind](await readFile(path), file_name),
);
