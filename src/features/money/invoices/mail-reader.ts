import { join } from 'node:path';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ReadMail } from './read-mail.ts';

export interface MailJob {
  readonly path: string;
  /** Folder for the extracted files. */
  readonly folder: string;
}

/** An e-mail of the maximum size takes one second. */
const work = new WorkProcess<MailJob, ReadMail | null>({
  program: join(import.meta.dirname, 'mail-main.ts'),
  deadlineMs: 20_000,
  heapMib: 512,
});

/** Reads e-mails in a separate process, where they can neither crash nor slow down the service. */
export const mailReader = {
  /** Extracts what may be invoices from an e-mail; null if it is none or exceeds the limits. */
  async read(job: MailJob): Promise<ReadMail | null> {
    return work.run(job).catch((error: unknown) => {
      if (error instanceof WorkGivenUp) return null;
      throw error;
    });
  },
  stop: () => work.stop(),
};
