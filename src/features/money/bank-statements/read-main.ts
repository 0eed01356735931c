import { readFile } from 'node:fs/promises';
import { doJobs } from '#platform/processes/do-jobs.ts';
import { readBankFile, type ReadBankFile } from './read-bank-file.ts';

doJobs(async ({ path }: { readonly path: string }): Promise<ReadBankFile> =>
  readBankFile(await readFile(path)),
);
