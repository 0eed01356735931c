import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import { composeMail, parseSender } from '#platform/mail/compose.ts';
import type { MailTransport } from '#platform/mail/message.ts';

/**
 * Keeps each mail as an .eml file in a folder, which is made when missing. The names sort by time.
 * Only the owner may read them: mails carry links that open accounts.
 */
export function createFolderTransport(options: {
  readonly directory: string;
  readonly from: string;
}): MailTransport {
  const from = parseSender(options.from);
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(message) {
      const { message: content } = await printer.sendMail(composeMail(from, message));
      const name = `${uuidv7()}.eml`;
      await mkdir(options.directory, { recursive: true, mode: 0o700 });
      await writeWhole(options.directory, name, content as Buffer);
      return { kept_as: name };
    },

    async close() {
      printer.close();
    },
  };
}

// Under its final name a file is there in full or not at all, even after a crash.
async function writeWhole(directory: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(directory, `.${name}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, join(directory, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
