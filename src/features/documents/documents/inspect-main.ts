import { doJobs } from '#platform/processes/do-jobs.ts';
import { inspectFile } from './inspect-file.ts';
import type { FileToInspect } from './inspector.ts';
import { stripToPicture } from './leave-picture.ts';
import { readWords } from './read-words.ts';

doJobs((job: FileToInspect) => {
  if (job.wanted === 'type') return inspectFile(job);
  return job.wanted === 'picture' ? stripToPicture(job.path) : readWords(job);
});
