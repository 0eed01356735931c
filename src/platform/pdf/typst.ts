import { join } from 'node:path';
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler';

/** Templates are named relative to this folder, so that one may import another. */
const TEMPLATE_ROOT = join(import.meta.dirname, '../..');
let compiler: NodeCompiler | undefined;

/** The template does not compile with this data: a bug, not a bad request. */
class TypstFailure extends Error {
  override readonly name = 'TypstFailure';
}

/** Data of a template. */
type TemplateData = object & {
  /** Whether it is archived permanently: PDF/A-2a, if the fonts have all characters. */
  readonly archival?: boolean;
};

/** Facts about a rendered document that can be known without parsing it. */
export interface PdfDocument {
  bytes: Buffer;
  title: string | null;
  page_count: number;
}

/**
 * Renders a Typst template (path below src) to a tagged PDF. The data travels as JSON in
 * `sys.inputs.data` and never becomes Typst source, so nothing in it can act as markup.
 * The document is marked PDF/UA-1 unless its text has characters the bundled fonts lack, which
 * that standard forbids. Only fonts within the compiler are used and nothing is fetched.
 */
export function renderTypst(template: string, data: TemplateData): PdfDocument {
  const [document] = renderEachTypst(template, [data]);
  if (document === undefined) throw new TypstFailure(`${template}: nothing was rendered`);
  return document;
}

/** Splits a day, YYYY-MM-DD, into the parts of a date for a template. */
export function toTypstDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/**
 * Renders a template with files, which it names by their paths.
 * @param files by path from the root of all templates
 */
export function renderTypstWithFiles(
  template: string,
  data: TemplateData,
  files: Readonly<Record<string, Buffer>>,
): PdfDocument {
  const typst = compilerOfAll();
  const paths = Object.keys(files).map((path) => join(TEMPLATE_ROOT, path));
  for (const [index, content] of Object.values(files).entries()) {
    typst.mapShadow(paths[index] ?? '', content);
  }
  try {
    return renderTypst(template, data);
  } finally {
    for (const path of paths) typst.unmapShadow(path);
  }
}

/** Renders many documents of one template, which share the compiler's cache. */
export function renderEachTypst(template: string, data: readonly TemplateData[]): PdfDocument[] {
  const typst = compilerOfAll();
  try {
    return data.map((one) => renderOne(typst, template, one));
  } finally {
    // The cache of a long table takes hundreds of megabytes, and documents are rarely repeated.
    typst.evictCache(0);
  }
}

function compilerOfAll(): NodeCompiler {
  return (compiler ??= NodeCompiler.create({ workspace: TEMPLATE_ROOT }));
}

function renderOne(typst: NodeCompiler, template: string, data: TemplateData): PdfDocument {
  const compiled = typst.compile({
    mainFilePath: join(TEMPLATE_ROOT, template),
    inputs: { data: JSON.stringify(data) },
  });
  const document = compiled.result;
  if (!document) throw failure(template, compiled.takeError());
  const bytes = exportPdf(typst, document, data.archival === true ? 'a-2a' : 'ua-1');
  return { bytes, title: document.title, page_count: document.numOfPages };
}

function exportPdf(from: NodeCompiler, document: NodeTypstDocument, standard: string): Buffer {
  try {
    return from.pdf(document, { pdfStandard: standard });
  } catch {
    return from.pdf(document);
  }
}

function failure(template: string, error: NodeError | null): TypstFailure {
  const details = error?.shortDiagnostics ?? [];
  return new TypstFailure(`${template}: ${JSON.stringify(details)}`);
}
