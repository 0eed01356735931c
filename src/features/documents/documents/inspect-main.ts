import { runJobs } from '#platform/processes/run-jobs.ts';
import { extractPdfWords } from './extract-words.ts';
import { inspectFile } from './inspect-file.ts';
import type { FileToInspect } from './inspector.ts';
import { stripToPicture } from './strip-to-picture.ts';

runJobs((job: FileToInspect) => {
  if (job.wanted === 'type') return inspectFile(job);
  return job.wanted === 'picture' ? stripToPicture(job.path) : extractPdfWords(job);
});
