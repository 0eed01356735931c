import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { trimBeforePdf } from '#domain/documents/pdf-start.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { embeddedPapers, readUbl } from '#domain/invoices/read-ubl.ts';
import { invoiceFileFault } from '#domain/invoices/ubl-values.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { decodeWestern } from '#domain/kernel/western-text.ts';
import type { XmlElement } from '#domain/kernel/xml-element.ts';
import { readXml, XmlError } from '#platform/xml/read-xml.ts';

/** Document embedded in a file, extracted next to it. */
export interface WrittenPaper {
  /** Name in the invoice; may be empty. */
  readonly file_name: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Content of a file, or the facts of the refusal: error objects cannot pass between processes. */
export type ReadInvoiceFile =
  | { readonly invoice: Invoice; readonly papers: readonly WrittenPaper[] }
  /** Not a machine-readable invoice; the caller decides what it is. */
  | { readonly invoice: null }
  | { readonly refused: DomainError['params'] };

/** Number of bytes by which XML is detected. */
const HEAD_BYTES = 200;

/**
 * Reads a UBL invoice and extracts its documents next to the file; a file that does not begin with markup
 * is none.
 */
export async function readInvoiceFile(path: string): Promise<ReadInvoiceFile> {
  const bytes = await readFile(path);
  const head = decodeWestern(bytes.subarray(0, HEAD_BYTES)).trimStart();
  if (!head.startsWith('<')) return { invoice: null };
  try {
    const root = readXml(bytes);
    return { invoice: readUbl(root), papers: await writePapers(root, path) };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.params };
    if (error instanceof XmlError) {
      return { refused: invoiceFileFault('bad_xml', error.line).params };
    }
    throw error;
  }
}

async function writePapers(root: XmlElement, path: string): Promise<WrittenPaper[]> {
  const contents = embeddedPapers(root).map(({ file_name, base64 }) => {
    const content = trimBeforePdf(Buffer.from(base64, 'base64'));
    return { file_name, content, sha256: hash('sha256', content) };
  });
  const once = [...new Map(contents.map((one) => [one.sha256, one])).values()];
  const papers: WrittenPaper[] = [];
  for (const [index, { content, ...paper }] of once.entries()) {
    const written = `${path}.paper${index}`;
    await writeFile(written, content, { mode: 0o600 });
    papers.push({ ...paper, path: written, size: content.length });
  }
  return papers;
}
