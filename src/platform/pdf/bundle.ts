import type { LetterFile } from './letter.ts';
import { renderTypstWithFiles, toTypstDate } from './typst.ts';

/** A PDF with its number of pages, all of size A4. */
export interface DrawnPdf {
  readonly content: Uint8Array;
  readonly page_count: number;
}

export interface DatedFile extends LetterFile {
  /** YYYY-MM-DD, the date of the document: the same files then give the same bytes. */
  readonly dated: string;
}

const TEMPLATE = 'platform/pdf/bundle.typ';

/**
 * Combines documents into one PDF for printing, with pages unchanged; accessibility tags are lost.
 */
export function bundlePdfs(
  documents: readonly DrawnPdf[],
  { language, title, dated }: DatedFile,
): Buffer {
  const files = documents.map(({ content, page_count }, index) => ({
    path: `/bundled/${index}.pdf`,
    page_count,
    content: Buffer.from(content),
  }));
  const data = {
    language,
    title,
    date: toTypstDate(dated),
    files: files.map(({ path, page_count }) => ({ path, page_count })),
  };
  const contents = Object.fromEntries(files.map(({ path, content }) => [path, content]));
  return renderTypstWithFiles(TEMPLATE, data, contents).bytes;
}
