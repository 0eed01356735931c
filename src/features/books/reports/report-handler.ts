import type { ReportFormat } from '#contract/reports.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { answerReport } from './report-answer.ts';
import type { Report } from './report.ts';

/** Media types of the files of a report. */
export const REPORT_FILES = [REPORT_FORMATS.csv, REPORT_FORMATS.xlsx, REPORT_FORMATS.pdf].map(
  ({ media_type }) => media_type,
);

/** Builds the report on one snapshot of the ledger and renders it after releasing the connection. */
export function createReportHandler<Query extends { readonly format?: ReportFormat }, Body>(
  report: (ctx: TenantContext, query: Query) => Promise<Report<Body>>,
) {
  return async (ctx: DetachedContext, { query }: { readonly query: Query }) => {
    const workedOut = await ctx.database.snapshot(ctx.organizationId, (db) =>
      report(ctx.withConnection(db), query),
    );
    const { format } = query;
    const accept = format === undefined ? ctx.negotiateFormat() : undefined;
    const answer = { language: ctx.negotiateLanguage(), today: ctx.today, accept };
    return answerReport(answer, format, workedOut);
  };
}
