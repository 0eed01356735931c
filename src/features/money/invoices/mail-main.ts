import { runJobs } from '#platform/processes/run-jobs.ts';
import type { MailJob } from './mail-reader.ts';
import { readMail, type ReadMail } from './read-mail.ts';

runJobs(({ path, folder }: MailJob): Promise<ReadMail | null> => readMail(path, folder));
