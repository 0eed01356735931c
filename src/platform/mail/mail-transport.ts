import { createFolderTransport } from '#platform/mail/folder-transport.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts';

/** Mail by SMTP when there is a server, else kept in a folder for somebody to look at. */
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
