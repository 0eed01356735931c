import { readFile } from 'node:fs/promises';
import { runJobs } from '#platform/processes/run-jobs.ts';
import { readUpload } from '#platform/tabular/table-files.ts';
import { planUpload, type PlannedUpload } from './plan-upload.ts';
import type { UploadToRead } from './reader.ts';
import { REGISTER_FILES } from './register-files.ts';

runJobs(async ({ path, file_name }: UploadToRead): Promise<PlannedUpload> =>
  planUpload(await readUpload(await readFile(path), file_name, REGISTER_FILES)),
);
