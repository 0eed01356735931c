import { runJobs } from '#platform/processes/run-jobs.ts';
import { readPaper, type ReadPaper } from './read-paper.ts';

runJobs(({ path }: { readonly path: string }): Promise<ReadPaper> => readPaper(path));
