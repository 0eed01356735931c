import { createFolderTransport } from '#platform/mail/folder-transport.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts';

/** Creates a mail transport: SMTP if there is a server, otherwise a folder for inspection. */
export function createMailTransport(options: {
  readonly smtpUrl?: string | undefined;
  readonly from: string;
  readonly outboxDirectory: string;
}): MailTransport {
  const { smtpUrl, from, outboxDirectory } = options;
  return smtpUrl === undefined
    ? createFolderTransport({ directory: outboxDirectory, from })
    : createSmtpTransport({ url: smtpUrl, from });
}
