import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { embeddedPaper, readUbl } from '#domain/invoices/read-ubl.ts';
import { invoiceFileFault } from '#domain/invoices/ubl-values.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { XmlElement } from '#domain/kernel/xml-element.ts';
import { readXml, XmlError } from '#platform/xml/read-xml.ts';

/** Document embedded in a file, extracted next to it. */
export interface WrittenPaper {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Content of a file, or the facts of the refusal: error objects cannot pass between processes. */
export type ReadInvoiceFile =
  | { readonly invoice: Invoice; readonly paper: WrittenPaper | null }
  /** Not a machine-readable invoice; the caller decides what it is. */
  | { readonly invoice: null }
  | { readonly refused: DomainError['params'] };

/** Number of bytes by which XML is detected. */
const HEAD_BYTES = 200;

/**
 * Reads a UBL invoice and extracts its document next to the file; a file that does not begin with markup
 * is none.
 */
export async function readInvoiceFile(path: string): Promise<ReadInvoiceFile> {
  const bytes = await readFile(path);
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).trimStart();
  if (!head.startsWith('<')) return { invoice: null };
  try {
    const root = readXml(bytes);
    return { invoice: readUbl(root), paper: await writePaper(root, `${path}.paper`) };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.params };
    if (error instanceof XmlError) {
      return { refused: invoiceFileFault('bad_xml', error.line).params };
    }
    throw error;
  }
}

async function writePaper(root: XmlElement, path: string): Promise<WrittenPaper | null> {
  const embedded = embeddedPaper(root);
  if (embedded === undefined) return null;
  const content = Buffer.from(embedded.base64, 'base64');
  await writeFile(path, content, { mode: 0o600 });
  return { path, size: content.length, sha256: hash('sha256', content) };
}
