import { doJobs } from '#platform/processes/do-jobs.ts';
import { inspectFile } from './inspect-file.ts';
import type { FileToInspect } from './inspector.ts';
import { readWords } from './read-words.ts';

doJobs((job: FileToInspect) => (job.wanted === 'type' ? inspectFile(job) : readWords(job)));
