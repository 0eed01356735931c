import { runJobs } from '#platform/processes/run-jobs.ts';
import { openArchive } from './open-archive.ts';
import type { ArchiveToOpen } from './reader.ts';

runJobs(({ path, folder, max_bytes }: ArchiveToOpen) => openArchive(path, folder, max_bytes));
