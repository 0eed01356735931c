import {
  BalanceSheet,
  BalanceSheetQuery,
  GeneralLedger,
  GeneralLedgerQuery,
  IncomeStatement,
  PeriodReportQuery,
  TrialBalance,
  type ReportFormat,
} from '#contract/reports.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { snapshotRoute, withoutConnection } from '#platform/http/route.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { balanceSheetReport } from './balance-sheet.ts';
import { deliver } from './delivery.ts';
import { generalLedgerReport } from './general-ledger.ts';
import { incomeStatementReport } from './income-statement.ts';
import type { Report } from './report.ts';
import { trialBalanceReport } from './trial-balance.ts';

const files = [REPORT_FORMATS.csv, REPORT_FORMATS.xlsx, REPORT_FORMATS.pdf].map(
  ({ media_type }) => media_type,
);

/** Works the report out on one moment of the books and, when the connection is free again, draws it. */
function answering<Query extends { readonly format?: ReportFormat }, Body>(
  report: (ctx: TenantContext, query: Query) => Promise<Report<Body>>,
) {
  return async (ctx: TenantContext, { query }: { readonly query: Query }) => {
    const workedOut = await ctx.database.snapshot(ctx.organizationId, (db) =>
      report(ctx.withConnection(db), query),
    );
    return deliver(ctx, query.format, workedOut);
  };
}

export const reportRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/reports/balance-sheet',
    operationId: 'getBalanceSheet',
    summary: 'Assets, funds and liabilities at the end of a financial year',
    query: BalanceSheetQuery,
    answer: BalanceSheet,
    files,
    handler: answering(balanceSheetReport),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/reports/income-statement',
    operationId: 'getIncomeStatement',
    summary: 'Income and expenses of a financial year or a quarter of it',
    query: PeriodReportQuery,
    answer: IncomeStatement,
    files,
    handler: answering(incomeStatementReport),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/reports/trial-balance',
    operationId: 'getTrialBalance',
    summary: 'Opening balance, debits, credits and balance of every account',
    query: PeriodReportQuery,
    answer: TrialBalance,
    files,
    handler: answering(trialBalanceReport),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/reports/general-ledger',
    operationId: 'getGeneralLedger',
    summary: 'Every movement of every account, with its running balance',
    query: GeneralLedgerQuery,
    answer: GeneralLedger,
    files,
    handler: answering(generalLedgerReport),
  }),
].map(withoutConnection);
