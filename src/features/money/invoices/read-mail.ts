import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { UploadedFile } from '#contract/uploads.ts';
import { sanitizeFileName } from '#domain/documents/file-name.ts';

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
 * Extracts attachments that may be invoices: each PDF and each XML file, those of forwarded e-mails
 * included. Files that are not what their names say, pictures and texts are skipped.
 * @returns null if it is no e-mail, or exceeds the limits
 */
export async function readMail(path: string, folder: string): Promise<ReadMail | null> {
  const bytes = await readFile(path);
  const email = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  if (email === null) return null;
  const found = email.attachments.flatMap((attachment) => invoiceIn(attachment) ?? []);
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

function invoiceIn({ content, filename, mimeType }: Attachment) {
  if (typeof content === 'string') return undefined;
  const bytes = Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  const isMarkup = /[/+]xml$/.test(mimeType) || /\.xml$/i.test(filename ?? '');
  const isPaper = head.includes('%PDF-');
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
    .map((address) => address.replace(/^.*<|>.*$/g, '').trim())
    .filter((address) => address.length <= MAX_ADDRESS)
    .slice(0, MAX_RECIPIENTS);
}

function mailboxesOf(address: Address | undefined): string[] {
  const own = address?.address === undefined ? (address?.group ?? []) : [address];
  return own
    .flatMap((one) => (one.address === undefined ? [] : [one.address]))
    .filter((one) => one !== '' && one.length <= MAX_ADDRESS);
}
