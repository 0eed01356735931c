import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { LetterChannel } from '#domain/letters/letter-delivery.ts';
import { makeNamesUnique } from '#platform/file-names.ts';
import { Reply, file } from '#platform/http/reply.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { chooseFormat } from '#platform/tabular/formats.ts';
import type { KeptLetter, LetterPdf } from './letter-repository.ts';

const PDF = 'application/pdf';
const ZIP = 'application/zip';
/** Media types of a file with several letters. */
export const LETTERS_FILES = [ZIP, PDF];
/** Limit: some megabytes, and some seconds if they are not generated yet. */
const MAX_LETTERS = 500;

/** A file with several letters. */
interface LettersFile {
  /** A ZIP with one file per letter, or one PDF to print. */
  readonly format: 'zip' | 'pdf';
  /** Without extension. */
  readonly name: string;
  readonly title: string;
  readonly language: Language;
  readonly dated: LocalDate;
  /** The channel that the letters were selected by; null: all. */
  readonly channel: LetterChannel | null;
}

/**
 * Chooses the format: as requested by `format`, else one PDF if the client accepts that, else a
 * ZIP.
 */
export function lettersFormat(
  ctx: RequestContext,
  format: LettersFile['format'] | undefined,
): LettersFile['format'] {
  const accept = ctx.negotiateFormat();
  return format ?? (chooseFormat(accept) === 'pdf' ? 'pdf' : 'zip');
}

/** Refuses report_too_large {maximum} for more letters than are read at once. */
export function requireFewLetters(letters: readonly unknown[]): void {
  if (letters.length > MAX_LETTERS)
    throw new DomainError('report_too_large', { maximum: MAX_LETTERS, remedy: 'letters' });
}

/** Combines generated letters into one file. Refuses no_letters {channel} if there are none. */
export async function lettersFile(
  letters: readonly LetterPdf[],
  { format, name, channel, ...whole }: LettersFile,
): Promise<Reply<Buffer>> {
  if (letters.length === 0) throw new DomainError('no_letters', { channel });
  if (format === 'zip') {
    const archive = await renderer.render({ format: 'zip', files: filesByName(letters) });
    return file(archive, ZIP, `${name}.zip`);
  }
  const content = await renderer.render({
    format: 'bundle-pdf',
    files: letters.map(({ pdf, page_count }) => ({ content: pdf, page_count })),
    whole,
  });
  return file(content, PDF, `${name}.pdf`);
}

/**
 * Makes the response with a letter as sent: always the same bytes, whose SHA-256 is the entity tag.
 */
export function letterFile({ pdf, sha256 }: KeptLetter, name: string): Reply<Buffer> {
  const { status, body, headers } = file(pdf, PDF, `${name}.pdf`);
  return new Reply(status, body, { ...headers, etag: `"${sha256}"` });
}

/** Names the files of letters, one each, without duplicates. */
function filesByName(letters: readonly LetterPdf[]): Record<string, Buffer> {
  const names = makeNamesUnique(letters.map(({ file_name }) => file_name));
  return Object.fromEntries(letters.map(({ pdf }, index) => [`${names[index]}.pdf`, pdf]));
}
