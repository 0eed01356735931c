import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '#contract/uploads.ts';
import { runJobs } from '#platform/processes/run-jobs.ts';
import { readTakeover, type TakeoverUpload } from './read-takeover.ts';

runJobs(
  async ({ path, file_name }: Pick<UploadedFile, 'path' | 'file_name'>): Promise<TakeoverUpload> =>
    readTakeover(await readFile(path), file_name),
);
