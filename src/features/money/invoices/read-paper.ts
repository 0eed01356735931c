import { readInvoiceText, type InvoiceReading } from '#domain/invoices/paper/read-invoice-text.ts';
import { readPdfText } from '#platform/pdf/read-pdf-text.ts';

/** Longer files are contracts and dossiers, whose first pages are read. */
const MAX_PAGES = 20;
const MAX_CHARACTERS = 200_000;

/** Content of a paper; null: it has no text, such as a scan, or cannot be opened. */
export type ReadPaper = InvoiceReading | null;

/** Reads an invoice from the text of a PDF. */
export async function readPaper(path: string): Promise<ReadPaper> {
  const text = (await readPdfText(path, MAX_PAGES)).join('\n').slice(0, MAX_CHARACTERS);
  return text.trim() === '' ? null : readInvoiceText(text);
}
