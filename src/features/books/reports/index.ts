import { reportsOverview } from './overview.ts';
import { reportRoutes } from './routes.ts';
import { createStoredReportRoutes, type StoredReportParts } from './stored-report-routes.ts';

export { balanceSheetReport } from './balance-sheet.ts';
export { MAX_LEDGER_LINES } from './general-ledger.ts';
export { incomeStatementReport } from './income-statement.ts';
export { answerReport, drawPdf, fileName, MAX_PDF_ROWS, renderReport } from './report-answer.ts';
export { createReportHandler, REPORT_FILES } from './report-handler.ts';
export { makeReportHead, type Report } from './report.ts';
export {
  countLedgerLines,
  findAccounts,
  findBalances,
  findIncomeMovements,
  findLedgerLines,
  findOpenings,
  findTotals,
  limitToMoney,
  type LedgerRow,
} from './repository.ts';
export { formatDays, makeSubtitle, resolveReportScope, type ReportScope } from './scope.ts';

export const reportsFeature = {
  routes: (parts: StoredReportParts) => [...reportRoutes, ...createStoredReportRoutes(parts)],
  overview: reportsOverview,
};
