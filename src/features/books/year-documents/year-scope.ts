import type { YearDocumentQuery } from '#contract/year-documents.ts';
import type { Language, Say } from '#domain/kernel/language.ts';
import type { ReportRow, ReportTable } from '#domain/ledger/report-table.ts';
import {
  makeReportHead,
  makeSubtitle,
  resolveReportScope,
  type Report,
  type ReportScope,
} from '#features/books/reports/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { YearOf } from './repository.ts';

/** The year of a building that a document is about, with the language of the reader. */
export interface YearScope {
  readonly scope: ReportScope;
  readonly year: YearOf;
  readonly language: Language;
  readonly say: Say;
}

/** Resolves the year of a document. Refuses not_found and no_financial_year. */
export async function resolveYear(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<YearScope> {
  const language = ctx.negotiateLanguage();
  const scope = await resolveReportScope(ctx, query);
  const { from, to } = scope.period;
  const year = { building_id: query.building_id, from, to };
  return { scope, year, language, say: createTranslator(language) };
}

/** Puts a document together from its figures and its rows. */
export function makeReport<Figures extends object>(
  { scope, say, language }: YearScope,
  kind: string,
  figures: () => Figures,
  table: () => Pick<ReportTable, 'columns' | 'rows'>,
): Report<ReturnType<typeof makeReportHead> & Figures> {
  return {
    kind,
    scope,
    body: () => ({ ...makeReportHead(scope), ...figures() }),
    table: () => ({
      title: say(`report.${kind.replaceAll('-', '_')}`),
      subtitle: makeSubtitle(scope, language),
      ...table(),
    }),
  };
}

type Cells = ReportRow['cells'];

/** Makes a line of a table. */
export function makeLine(cells: Cells, level = 1): ReportRow {
  return { kind: 'line', level, cells };
}

/** Makes a heading over the columns of a table. */
export function makeHeading(caption: string, width: number, level = 0): ReportRow {
  return { kind: 'heading', level, cells: [caption, ...Array<null>(width - 1).fill(null)] };
}

/** Makes a total of a table. */
export function makeTotal(cells: Cells, level = 0): ReportRow {
  return { kind: 'total', level, cells };
}
