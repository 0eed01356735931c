import type { Address, SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { assert } from '#domain/kernel/assert.ts';
import type { MailMessage } from '#platform/mail/message.ts';
import { singleLine } from '#platform/mail/single-line.ts';

/** An address that no mail can be sent to or from. */
export class InvalidAddressError extends Error {
  override readonly name = 'InvalidAddressError';
}

// RFC 5321, 4.5.3.1
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

// A dot-atom, also beyond ASCII (RFC 6531). Quoted local parts and domain literals are legal but
// nobody has one, and they are where parsers disagree on who is meant.
const LOCAL_PART = /^[^\s\p{C}"(),:;<>@[\\\]]+$/u;
const DOMAIN_LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

const MESSAGE_ID = /^[\w-]{1,100}$/;

/** The parts of one sender such as "Millième <post@example.be>"; throws InvalidAddressError. */
export function parseSender(from: string): Address {
  const [sender, ...others] = addressparser(from, { flatten: true });
  if (!sender || others.length > 0 || /\p{Cc}/u.test(from)) {
    throw new InvalidAddressError('The sender must be one mail address');
  }
  return { name: singleLine(sender.name), address: checkedAddress(sender.address) };
}

/**
 * What the mail library is to send. A recipient can bring in neither a second recipient nor a
 * header: it is checked, then passed on as data that is not parsed again. The subject is put on
 * one line.
 */
export function composeMail(from: Address, message: MailMessage): SendMailOptions {
  return {
    from,
    to: { name: '', address: checkedAddress(message.to) },
    subject: singleLine(message.subject),
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    ...(message.id === undefined ? {} : { messageId: messageId(message.id, from) }),
    headers: {
      // RFC 3834: keeps absence notices and the like from answering a machine.
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(message.unsubscribe_url),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
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

function checkedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const localPart = address.slice(0, Math.max(at, 0));
  const isAddress =
    address.length <= MAX_ADDRESS &&
    localPart.length <= MAX_LOCAL_PART &&
    LOCAL_PART.test(localPart) &&
    address
      .slice(at + 1)
      .split('.')
      .every((label) => DOMAIN_LABEL.test(label));
  // The address is kept out of the message, which ends up in logs.
  if (!isAddress) throw new InvalidAddressError('Not a mail address');
  return address;
}
