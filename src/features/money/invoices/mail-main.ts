import { doJobs } from '#platform/processes/do-jobs.ts';
import type { MailJob } from './mail-reader.ts';
import { readMail, type ReadMail } from './read-mail.ts';

doJobs(({ path, folder }: MailJob): Promise<ReadMail | null> => readMail(path, folder));
