import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { extractSearchWords } from '#domain/documents/search-words.ts';
import type { FileToInspect } from './inspector.ts';

/** Later pages are not indexed for search. */
const MAX_PAGES = 500;
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/**
 * Extracts the words of a PDF; none if it cannot be opened, for example because it has a password.
 */
export async function extractPdfWords({ path }: Pick<FileToInspect, 'path'>): Promise<string[]> {
  library ??= PDFiumLibrary.init();
  const opened = await (await library).loadDocument(await readFile(path)).catch(() => undefined);
  if (opened === undefined) return [];
  try {
    const pages = Math.min(opened.getPageCount(), MAX_PAGES);
    const texts = Array.from({ length: pages }, (_, index) => opened.getPage(index).getText());
    return extractSearchWords(texts.join('\n'));
  } finally {
    opened.destroy();
  }
}
