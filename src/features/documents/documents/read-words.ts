import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { wordsOf } from '#domain/documents/words.ts';
import type { FileToInspect } from './inspector.ts';

/** What comes after is not found by its words. */
const MAX_PAGES = 500;
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** The words of a PDF; of one that cannot be opened, such as one behind a password, none. */
export async function readWords({ path }: Pick<FileToInspect, 'path'>): Promise<string[]> {
  library ??= PDFiumLibrary.init();
  const opened = await (await library).loadDocument(await readFile(path)).catch(() => undefined);
  if (opened === undefined) return [];
  try {
    const pages = Math.min(opened.getPageCount(), MAX_PAGES);
    const texts = Array.from({ length: pages }, (_, index) => opened.getPage(index).getText());
    return wordsOf(texts.join('\n'));
  } finally {
    opened.destroy();
  }
}
