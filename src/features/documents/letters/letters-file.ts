import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { LetterChannel } from '#domain/letters/letter-delivery.ts';
import { distinctNames } from '#platform/file-names.ts';
import { Reply, file } from '#platform/http/reply.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { formatFromAccept } from '#platform/tabular/formats.ts';
import type { KeptLetter, LetterPdf } from './letter-repository.ts';

const PDF = 'application/pdf';
const ZIP = 'application/zip';
/** What several letters in one file may be. */
export const LETTERS_FILES = [ZIP, PDF];
/** Some megabytes, and some seconds where they are not drawn yet. */
const MAX_LETTERS = 500;

/** A file of several letters. */
interface LettersFile {
  /** A file for each, or all in one to print. */
  readonly format: 'zip' | 'pdf';
  /** Without extension. */
  readonly name: string;
  readonly title: string;
  readonly language: Language;
  readonly dated: LocalDate;
  /** What the letters were asked for by; null: all. */
  readonly channel: LetterChannel | null;
}

/** How several letters come: by `format`, else in one PDF for who accepts that, else a file for each. */
export function lettersFormat(
  { accept }: Pick<RequestContext, 'accept'>,
  format: LettersFile['format'] | undefined,
): LettersFile['format'] {
  return format ?? (formatFromAccept(accept) === 'pdf' ? 'pdf' : 'zip');
}

/** Refuses report_too_large {maximum}: more letters than are read at once. */
export function requireFewLetters(letters: readonly unknown[]): void {
  if (letters.length > MAX_LETTERS)
    throw new DomainError('report_too_large', { maximum: MAX_LETTERS, remedy: 'letters' });
}

/** Letters in one file, each as it was drawn. Refuses no_letters {channel} where there is none. */
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

/** A letter as it was sent: the same bytes at every reading, their SHA-256 being the entity tag. */
export function letterFile({ pdf, sha256 }: KeptLetter, name: string): Reply<Buffer> {
  const { status, body, headers } = file(pdf, PDF, `${name}.pdf`);
  return new Reply(status, body, { ...headers, etag: `"${sha256}"` });
}

/** A file of its own for each letter, by their names. */
function filesByName(letters: readonly LetterPdf[]): Record<string, Buffer> {
  const names = distinctNames(letters.map(({ file_name }) => file_name));
  return Object.fromEntries(letters.map(({ pdf }, index) => [`${names[index]}.pdf`, pdf]));
}
