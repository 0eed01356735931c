import { extractSearchWords } from '#domain/documents/search-words.ts';
import { readPdfText } from '#platform/pdf/read-pdf-text.ts';
import type { FileToInspect } from './inspector.ts';

/** Later pages are not indexed for search. */
const MAX_PAGES = 500;

/**
 * Extracts the words of a PDF; none if it cannot be opened, for example because it has a password.
 */
export async function extractPdfWords({ path }: Pick<FileToInspect, 'path'>): Promise<string[]> {
  return extractSearchWords((await readPdfText(path, MAX_PAGES)).join('\n'));
}
