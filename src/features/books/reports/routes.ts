import { Type, ref } from '#contract/common.ts';
import {
  BalanceSheet,
  BalanceSheetQuery,
  BuildingFigures,
  CashSeries,
  CashSeriesQuery,
  GeneralLedger,
  GeneralLedgerQuery,
  IncomeStatement,
  PeriodReportQuery,
  TrialBalance,
} from '#contract/reports.ts';
import { declareRoutes, longRoute, readRoute } from '#platform/http/route.ts';
import { balanceSheetReport } from './balance-sheet.ts';
import { listBuildingFigures } from './building-figures.ts';
import { cashSeriesReport } from './cash-series.ts';
import { generalLedgerReport } from './general-ledger.ts';
import { incomeStatementReport } from './income-statement.ts';
import { createReportHandler, REPORT_FILES } from './report-handler.ts';
import { trialBalanceReport } from './trial-balance.ts';

export const reportRoutes = declareRoutes('Reports', [
  longRoute({
    method: 'GET',
    path: '/reports/balance-sheet',
    operationId: 'getBalanceSheet',
    access: 'statements:read',
    summary: 'Get the balance sheet',
    description: 'Returns assets, funds and liabilities at the end of a financial year.',
    rules: [
      'Without `building_id`: all buildings that you see, by calendar year.',
      'An Owner names one of their buildings and sees no individual accounts.',
      'Refused: a year without days, and a PDF of more than 5,000 rows.',
    ],
    query: BalanceSheetQuery,
    answer: BalanceSheet,
    files: REPORT_FILES,
    problems: ['no_financial_year', 'report_too_large'],
    handler: createReportHandler(balanceSheetReport),
  }),
  longRoute({
    method: 'GET',
    path: '/reports/income-statement',
    operationId: 'getIncomeStatement',
    access: 'statements:read',
    summary: 'Get the income statement',
    description: 'Returns income and expenses of a financial year or a quarter, before closing.',
    rules: [
      '`previous` returns the year before.',
      'Without `building_id`: all buildings that you see, by calendar year.',
      'An Owner names one of their buildings.',
    ],
    query: PeriodReportQuery,
    answer: IncomeStatement,
    files: REPORT_FILES,
    problems: ['no_financial_year', 'quarter_outside_year', 'report_too_large'],
    handler: createReportHandler(incomeStatementReport),
  }),
  longRoute({
    method: 'GET',
    path: '/reports/trial-balance',
    operationId: 'getTrialBalance',
    access: 'books:read',
    summary: 'Get the trial balance',
    description: 'Returns opening balance, debits, credits and balance of every account.',
    rules: [
      'Without `building_id`: all buildings that you see, by calendar year.',
      'Refused: a quarter outside a short year.',
    ],
    query: PeriodReportQuery,
    answer: TrialBalance,
    files: REPORT_FILES,
    problems: ['no_financial_year', 'quarter_outside_year', 'report_too_large'],
    handler: createReportHandler(trialBalanceReport),
  }),
  longRoute({
    method: 'GET',
    path: '/reports/general-ledger',
    operationId: 'getGeneralLedger',
    access: 'books:read',
    summary: 'Get the general ledger',
    description: 'Returns every movement of every account with a running balance.',
    rules: [
      'Without `building_id`: all buildings that you see, by calendar year.',
      '`account_code` returns one account, or the accounts under a heading.',
    ],
    query: GeneralLedgerQuery,
    answer: GeneralLedger,
    files: REPORT_FILES,
    problems: ['no_financial_year', 'quarter_outside_year', 'report_too_large'],
    handler: createReportHandler(generalLedgerReport),
  }),
  longRoute({
    method: 'GET',
    path: '/reports/cash-series',
    operationId: 'getCashSeries',
    access: 'books:read',
    summary: 'Get month-end bank balances',
    description:
      'Returns the balance of every money account at the end of each month, up to the current one.',
    rules: [
      'Entries dated later in the current month are included.',
      'Without `building_id`: all buildings that you see.',
    ],
    query: CashSeriesQuery,
    answer: CashSeries,
    files: REPORT_FILES,
    problems: ['report_too_large'],
    handler: createReportHandler(cashSeriesReport),
  }),
  readRoute({
    path: '/building-figures',
    operationId: 'listBuildingFigures',
    access: 'books:read',
    summary: 'List cash and overdue amounts by building',
    description: 'Returns the figures of every building that you see, all at once.',
    rules: ['Cash is that at the end of this month, as in the series of month ends.'],
    answer: Type.Array(ref(BuildingFigures)),
    handler: (ctx) => listBuildingFigures(ctx),
  }),
]);
