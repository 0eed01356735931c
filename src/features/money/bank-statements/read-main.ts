import { readFile } from 'node:fs/promises';
import { runJobs } from '#platform/processes/run-jobs.ts';
import { readBankFile, type ReadBankFile } from './read-bank-file.ts';

runJobs(async ({ path }: { readonly path: string }): Promise<ReadBankFile> =>
  readBankFile(await readFile(path)),
);
