import type { ReportFormat } from '#contract/reports.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { RenderedReport } from '#features/documents/documents/index.ts';
import { footLines } from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { file, Reply } from '#platform/http/reply.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { renderCsv } from '#platform/tabular/csv.ts';
import { chooseFormat, REPORT_FORMATS } from '#platform/tabular/formats.ts';
import type { Report } from './report.ts';

/** A few hundred pages; CSV and XLSX have no such limit. */
export const MAX_PDF_ROWS = 5_000;
/** Maximum length of a document title. */
const MAX_TITLE = 300;
/** Rows up to which a CSV is written faster here than by another process. */
const SMALL_CSV_ROWS = 2_000;

/** Language and day of a report, and the client's Accept header if it chooses the format. */
export interface AnswerContext {
  readonly language: Language;
  readonly today: LocalDate;
  readonly accept?: string | undefined;
}

/**
 * Answers in the requested format: `format`, else the Accept header, else JSON. Refuses report_too_large
 * for a PDF beyond MAX_PDF_ROWS.
 */
export async function answerReport<Body>(
  ctx: AnswerContext,
  format: ReportFormat | undefined,
  report: Report<Body>,
): Promise<Reply<Body | Buffer>> {
  const chosen = format ?? chooseFormat(ctx.accept) ?? 'json';
  const inLanguage = { 'content-language': ctx.language };
  if (chosen === 'json') return new Reply(200, report.body(), inLanguage);
  const content = await renderReport(ctx, chosen, report);
  const { content_type, extension } = REPORT_FORMATS[chosen];
  const name = `${fileName(report.kind, report.scope)}.${extension}`;
  const { status, body, headers } = file(content, content_type, name);
  return new Reply(status, body, { ...headers, ...inLanguage });
}

/** Renders the report as a PDF, with its title and file name. Refuses report_too_large. */
export async function drawPdf(
  ctx: AnswerContext,
  report: Report<unknown>,
): Promise<Pick<RenderedReport, 'pdf' | 'title' | 'file_name'>> {
  const { title, subtitle } = report.table();
  const pdf = Buffer.from(await renderReport(ctx, 'pdf', report));
  return {
    pdf,
    title: [title, subtitle]
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, MAX_TITLE),
    file_name: `${fileName(report.kind, report.scope)}.pdf`,
  };
}

/** Renders the report as a file. Refuses report_too_large for a PDF beyond MAX_PDF_ROWS. */
export function renderReport(
  { language, today }: AnswerContext,
  format: Exclude<ReportFormat, 'json'>,
  report: Report<unknown>,
): string | Promise<Buffer> {
  const table = report.table();
  if (format === 'csv' && table.rows.length <= SMALL_CSV_ROWS) return renderCsv(table, language);
  const { senders, heads } = report.scope;
  const paper = { language, generated_on: today, senders, foot: footLines(language, heads) };
  if (format === 'csv') return renderer.render({ format, table, language });
  if (format === 'xlsx') return renderer.render({ format, table, paper });
  if (table.rows.length > MAX_PDF_ROWS) {
    throw new DomainError('report_too_large', { maximum: MAX_PDF_ROWS, remedy: 'format' });
  }
  return renderer.render({ format, table, paper });
}

/**
 * Builds a name such as `balance-sheet-2025-residence-du-parc`, in characters that every file system
 * accepts.
 */
export function fileName(
  kind: string,
  { period, building }: Pick<Report<unknown>['scope'], 'period' | 'building'>,
): string {
  return [kind, period.label, toSlug(building?.name ?? '')].filter((part) => part !== '').join('-');
}
