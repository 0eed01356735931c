import type { YearDocumentQuery } from '#contract/year-documents.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { requireFiscalYear } from '#features/books/fiscal-years/index.ts';
import {
  balanceSheetReport,
  fileName,
  incomeStatementReport,
  MAX_PDF_ROWS,
  renderReport,
  type Report,
} from '#features/books/reports/index.ts';
import { toSlug } from '#platform/file-names.ts';
import { file } from '#platform/http/reply.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { writeZip } from '#platform/tabular/zip-writer.ts';
import { arrearsReport, ownerBalancesReport, supplierBalancesReport } from './balances.ts';
import { commitmentsReport } from './commitments.ts';
import { costsReport } from './costs.ts';
import { fundsReport } from './funds.ts';
import { journalsReport } from './journals.ts';
import { countMainLots } from './repository.ts';
import { SIMPLIFIED_BELOW, simplifiedReport } from './simplified.ts';

export const DOSSIER_FILE = 'application/zip';

type Maker = (ctx: TenantContext, query: YearDocumentQuery) => Promise<Report<unknown>>;

/** Documents of every year, in the order of the dossier. */
const MAKERS: readonly Maker[] = [
  balanceSheetReport,
  incomeStatementReport,
  fundsReport,
  ownerBalancesReport,
  supplierBalancesReport,
  costsReport,
  arrearsReport,
  commitmentsReport,
  journalsReport,
];

/**
 * Makes the dossier of a year: its documents as of one snapshot, each as JSON, PDF and XLSX, in one archive.
 * Refuses not_found.
 * Rule: the accounts of the year, with detail (Civil Code, art. 3.89 §5 15°).
 */
export async function makeDossier(ctx: DetachedContext, id: string) {
  const { reports, name } = await ctx.database.snapshot(ctx.organizationId, (db) =>
    makeReports(ctx.withConnection(db), id),
  );
  const files: Record<string, Uint8Array> = {};
  for (const [index, report] of reports.entries()) {
    const place = `${String(index + 1).padStart(2, '0')}-${fileName(report.kind, report.scope)}`;
    files[`${place}.json`] = Buffer.from(JSON.stringify(report.body(), undefined, 2));
    for (const format of ['xlsx', 'pdf'] as const) {
      if (format === 'pdf' && report.table().rows.length > MAX_PDF_ROWS) continue;
      const paper = { language: ctx.negotiateLanguage(), today: ctx.today };
      const content = await renderReport(paper, format, report);
      files[`${place}.${REPORT_FORMATS[format].extension}`] = Buffer.from(content);
    }
  }
  return file(writeZip(files), DOSSIER_FILE, name);
}

async function makeReports(ctx: TenantContext, id: string) {
  const { building_id, end_date } = await requireFiscalYear(ctx, id);
  const query = { building_id, year: getYear(end_date) };
  const reports = await makeYearReports(ctx, query);
  const slug = toSlug(reports[0]?.scope.building?.name ?? '');
  return {
    reports,
    name: `${['dossier', query.year, slug].filter((part) => part !== '').join('-')}.zip`,
  };
}

/** Makes all documents of a year of a building, in the order of its dossier. */
export async function makeYearReports(
  ctx: TenantContext,
  query: { readonly building_id: string; readonly year: number },
): Promise<Report<unknown>[]> {
  const lots = await countMainLots(ctx.db, query.building_id);
  const makers = lots < SIMPLIFIED_BELOW ? [...MAKERS, simplifiedReport] : MAKERS;
  const reports: Report<unknown>[] = [];
  for (const make of makers) reports.push(await make(ctx, query));
  return reports;
}
