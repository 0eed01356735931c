import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/**
 * Reads the texts of the first pages of a PDF; none if it cannot be opened or read, for example because
 * it has a password. For foreign files only in a process with limits.
 */
export async function readPdfText(path: string, maxPages: number): Promise<string[]> {
  const bytes = await readFile(path);
  library ??= PDFiumLibrary.init();
  try {
    const opened = await (await library).loadDocument(bytes);
    try {
      const pages = Math.min(opened.getPageCount(), maxPages);
      return Array.from({ length: pages }, (_, index) => opened.getPage(index).getText());
    } finally {
      opened.destroy();
    }
  } catch {
    // A file that exhausts its memory leaves the library unusable.
    library = undefined;
    return [];
  }
}
