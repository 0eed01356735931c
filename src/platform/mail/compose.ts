import type { Address, SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { assert } from '#domain/kernel/assert.ts';
import { isEmail } from '#domain/kernel/identifiers.ts';
import type { MailMessage } from '#platform/mail/message.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';

const MESSAGE_ID = /^[\w-]{1,100}$/;

/** Parses a sender such as "Millième <post@example.be>"; throws a PermanentFailure. */
export function parseSender(from: string): Address {
  const [sender, ...others] = addressparser(from, { flatten: true });
  if (!sender || others.length > 0 || /\p{Cc}/u.test(from)) {
    throw new PermanentFailure('The sender must be a single e-mail address');
  }
  // A machine without a domain sends as localhost.
  const { address } = sender;
  requireAddress(address.replace(/@localhost$/i, '@localhost.localdomain'));
  return { name: singleLine(sender.name), address };
}

/**
 * Composes a mail for the mail library. A recipient cannot inject a second recipient or a header:
 * it is checked, then passed on as data that is not parsed again. The subject is forced onto one
 * line.
 */
export function composeMail(from: Address, message: MailMessage): SendMailOptions {
  return {
    from,
    to: toAddress(message.to),
    subject: singleLine(message.subject),
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    ...(message.id === undefined ? {} : { messageId: messageId(message.id, from) }),
    ...(message.reply_to === undefined ? {} : { replyTo: toAddress(message.reply_to) }),
    ...attached(message.attachment),
    headers: {
      // RFC 3834: prevents automatic replies such as absence notices.
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(message.unsubscribe_url),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attached(attachment: MailMessage['attachment']): Pick<SendMailOptions, 'attachments'> {
  if (attachment === undefined) return {};
  const { file_name: filename, content } = attachment;
  return { attachments: [{ filename, content, contentType: 'application/pdf' }] };
}

function messageId(id: string, from: Address): string {
  assert(MESSAGE_ID.test(id), 'The name of a message is one word');
  return `<${id}@${String(from.address).replace(/^.*@/, '')}>`;
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    // Serialized again as a URL: brackets and line breaks in it are encoded.
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A checked address that is not parsed again. */
function toAddress(address: string): Address {
  requireAddress(address);
  return { name: '', address };
}

function requireAddress(address: string): void {
  // The message omits the address, because it is logged.
  if (!isEmail(address)) throw new PermanentFailure('Not an e-mail address');
}
