import { createTransport } from 'nodemailer';
import { composeMail, parseSender } from '#platform/mail/compose.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import { storeInOutbox } from '#platform/outbox.ts';

/** Stores each mail as an .eml file in a folder. */
export function createFolderTransport(options: {
  readonly directory: string;
  readonly from: string;
}): MailTransport {
  const from = parseSender(options.from);
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(message) {
      const { message: content } = await printer.sendMail(composeMail(from, message));
      const { organization_id } = message;
      const kept = { organization_id, extension: 'eml', content: content as Buffer } as const;
      return { kept_as: await storeInOutbox(options.directory, kept) };
    },

    async close() {
      printer.close();
    },
  };
}
