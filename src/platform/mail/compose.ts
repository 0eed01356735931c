import type { Address, SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { assert } from '#domain/kernel/assert.ts';
import { isEmail } from '#domain/kernel/identifiers.ts';
import type { MailMessage } from '#platform/mail/message.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';

const MESSAGE_ID = /^[\w-]{1,100}$/;

/** The parts of one sender such as "Millième <post@example.be>"; throws a PermanentFailure. */
export function parseSender(from: string): Address {
  const [sender, ...others] = addressparser(from, { flatten: true });
  if (!sender || others.length > 0 || /\p{Cc}/u.test(from)) {
    throw new PermanentFailure('The sender must be one mail address');
  }
  // A machine without a domain sends in the name of localhost.
  const { address } = sender;
  requireAddress(address.replace(/@localhost$/i, '@localhost.localdomain'));
  return { name: singleLine(sender.name), address };
}

/**
 * What the mail library is to send. A recipient can bring in neither a second recipient nor a
 * header: it is checked, then passed on as data that is not parsed again. The subject is put on
 * one line.
 */
export function composeMail(from: Address, message: MailMessage): SendMailOptions {
  return {
    from,
    to: addressed(message.to),
    subject: singleLine(message.subject),
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    ...(message.id === undefined ? {} : { messageId: messageId(message.id, from) }),
    ...(message.reply_to === undefined ? {} : { replyTo: addressed(message.reply_to) }),
    ...attached(message.attachment),
    headers: {
      // RFC 3834: keeps absence notices and the like from answering a machine.
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
    // As an address it is written again: brackets and line breaks in it are encoded.
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** An address by itself, checked, that is not parsed again. */
function addressed(address: string): Address {
  requireAddress(address);
  return { name: '', address };
}

function requireAddress(address: string): void {
  // The address is kept out of the message, which ends up in logs.
  if (!isEmail(address)) throw new PermanentFailure('Not a mail address');
}
