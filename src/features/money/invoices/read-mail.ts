import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { UploadedFile } from '#contract/uploads.ts';
import { sanitizeFileName } from '#domain/documents/file-name.ts';
import { findPdfStart, trimBeforePdf } from '#domain/documents/pdf-start.ts';

/** Attachment that may be an invoice, extracted next to the e-mail. */
export interface MailFile extends UploadedFile {
  /** Markup may be UBL; a paper is not parsed. */
  readonly kind: 'Markup' | 'Paper';
}

export interface ReadMail {
  /** Address in the From header. */
  readonly from: string | null;
  /** All recipient addresses in the headers. */
  readonly recipients: readonly string[];
  readonly files: readonly MailFile[];
}

/** Suppliers' e-mails stay below these limits; others need review. */
const MAX_FILES = 50;
const MAX_RECIPIENTS = 200;
const MAX_ADDRESS = 320;
/** Limits of parsing; an e-mail that exceeds them counts as none. */
const LIMITS = {
  maxNestingDepth: 50,
  maxHeadersSize: 1024 * 1024,
  maxRfc822NestingDepth: 5,
} as const;
const HEAD_BYTES = 1_024;
/** Headers in which servers note the actual recipient. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/**
 * Extracts attachments that may be invoices: each PDF and each XML file, those of forwarded and
 * attached e-mails included. Files that are not what their names say, pictures and texts are skipped.
 * @returns null if it is no e-mail, or exceeds the limits
 */
export async function readMail(path: string, folder: string): Promise<ReadMail | null> {
  const bytes = await readFile(path);
  const email = await parse(bytes);
  if (email === null) return null;
  const attachments = await attachmentsIn(email);
  const found = attachments.flatMap((attachment) => invoiceIn(attachment) ?? []);
  const once = [...new Map(found.map((file) => [file.sha256, file])).values()];
  if (once.length > MAX_FILES) return null;
  const files: MailFile[] = [];
  for (const [index, { content, ...file }] of once.entries()) {
    const written = join(folder, String(index));
    await writeFile(written, content, { mode: 0o600 });
    files.push({ ...file, path: written });
  }
  return { from: mailboxesOf(email.from)[0] ?? null, recipients: recipientsOf(email), files };
}

/** Returns the attachments of an e-mail, with those of e-mails attached to it in their place. */
async function attachmentsIn(
  { attachments }: Email,
  depth: number = LIMITS.maxRfc822NestingDepth,
): Promise<Attachment[]> {
  const all: Attachment[] = [];
  for (const attachment of attachments) {
    const inner = depth > 0 && isMail(attachment) ? await parse(bytesOf(attachment)) : null;
    if (inner === null) all.push(attachment);
    else all.push(...(await attachmentsIn(inner, depth - 1)));
  }
  return all;
}

function isMail({ filename, mimeType }: Attachment): boolean {
  return mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '');
}

function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
}

function parse(bytes: Uint8Array): Promise<Email | null> {
  return PostalMime.parse(bytes, LIMITS).catch(() => null);
}

function invoiceIn(attachment: Attachment) {
  const { content, filename, mimeType } = attachment;
  if (typeof content === 'string') return undefined;
  const bytes = trimBeforePdf(bytesOf(attachment));
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const isMarkup = /[/+]xml$/.test(mimeType) || /\.xml$/i.test(filename ?? '');
  const isPaper = findPdfStart(bytes) === 0;
  if (!isPaper && !(isMarkup && head.includes('<'))) return undefined;
  const kind: MailFile['kind'] = isPaper ? 'Paper' : 'Markup';
  return {
    kind,
    content: bytes,
    file_name: sanitizeFileName(filename ?? ''),
    size: bytes.length,
    sha256: hash('sha256', bytes),
  };
}

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const delivered = headers.filter(({ key }) => DELIVERED.includes(key)).map(({ value }) => value);
  return [...[...to, ...cc].flatMap(mailboxesOf), ...delivered]
    .map(bareAddress)
    .filter((address) => address.length <= MAX_ADDRESS)
    .slice(0, MAX_RECIPIENTS);
}

/** Address within angle brackets, if there are any. */
function bareAddress(text: string): string {
  const [address = ''] = text.slice(text.lastIndexOf('<') + 1).split('>', 1);
  return address.trim();
}

function mailboxesOf(address: Address | undefined): string[] {
  const own = address?.address === undefined ? (address?.group ?? []) : [address];
  return own
    .flatMap((one) => (one.address === undefined ? [] : [one.address]))
    .filter((one) => one !== '' && one.length <= MAX_ADDRESS);
}
