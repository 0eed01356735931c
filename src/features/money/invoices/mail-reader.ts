import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ReadMail } from './read-mail.ts';

export interface MailJob {
  readonly path: string;
  /** Where its files are written. */
  readonly folder: string;
}

/** A mail as large as any upload takes a second. */
const work = new WorkProcess<MailJob, ReadMail | null>({
  program: join(import.meta.dirname, 'mail-main.ts'),
  deadlineMs: 20_000,
  heapMib: 512,
});

/** Opens mails in a process of its own, where they can neither stop nor slow the service. */
export const mailReader = {
  /** What may be an invoice of a mail; null for what is none, or takes more than a mail may. */
  async read(job: MailJob): Promise<ReadMail | null> {
    return work.run(job).catch((error: unknown) => {
      if (error instanceof WorkGivenUp) return null;
      throw error;
    });
  },
  stop: () => work.stop(),
};
