import {
  Arrears,
  Commitments,
  CostsByKey,
  FundStatements,
  Journals,
  OwnerBalances,
  SimplifiedReport,
  SupplierBalances,
  YearDocumentQuery,
} from '#contract/year-documents.ts';
import { createReportHandler, REPORT_FILES } from '#features/books/reports/index.ts';
import { declareRoutes, longRoute } from '#platform/http/route.ts';
import { arrearsReport, ownerBalancesReport, supplierBalancesReport } from './balances.ts';
import { commitmentsReport } from './commitments.ts';
import { costsReport } from './costs.ts';
import { DOSSIER_FILE, makeDossier } from './dossier.ts';
import { fundsReport } from './funds.ts';
import { journalsReport } from './journals.ts';
import { simplifiedReport } from './simplified.ts';

const yearDocument = {
  method: 'GET',
  query: YearDocumentQuery,
  files: REPORT_FILES,
  problems: ['no_financial_year', 'report_too_large'],
} as const;

export const yearDocumentRoutes = declareRoutes('Reports', [
  longRoute({
    ...yearDocument,
    path: '/reports/funds',
    operationId: 'getFundStatements',
    access: 'statements:read',
    summary: 'Get the statement of funds',
    description: 'Returns the movements of working capital and reserve over a financial year.',
    rules: ['`used` names the decision that a release of the reserve carries out.'],
    answer: FundStatements,
    handler: createReportHandler(fundsReport),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/owner-balances',
    operationId: 'getOwnerBalances',
    access: 'statements:read',
    summary: 'Get the balances of owners',
    description: 'Returns the balance of each owner at the beginning and the end of a year.',
    rules: ['An Owner sees their own name only.'],
    answer: OwnerBalances,
    handler: createReportHandler((ctx, query: YearDocumentQuery) =>
      ownerBalancesReport(ctx, query),
    ),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/supplier-balances',
    operationId: 'getSupplierBalances',
    access: 'books:read',
    summary: 'Get the balances of suppliers',
    description: 'Returns the balance of each supplier at the beginning and the end of a year.',
    answer: SupplierBalances,
    handler: createReportHandler(supplierBalancesReport),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/costs',
    operationId: 'getCostsByKey',
    access: 'statements:read',
    summary: 'Get the costs by account and key',
    description: 'Returns the costs and income that the owners bear, with each invoice.',
    answer: CostsByKey,
    handler: createReportHandler(costsReport),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/arrears',
    operationId: 'getArrears',
    access: 'books:read',
    summary: 'Get the arrears of a year',
    description: 'Returns what owners owe at the end of a year, with the stage of recovery.',
    answer: Arrears,
    handler: createReportHandler(arrearsReport),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/commitments',
    operationId: 'getCommitments',
    access: 'statements:read',
    summary: 'Get the commitments of a building',
    description: 'Returns works decided and not finished, and the off-balance accounts.',
    answer: Commitments,
    handler: createReportHandler(commitmentsReport),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/journals',
    operationId: 'getJournals',
    access: 'books:read',
    summary: 'Get the journals of a year',
    description: 'Returns the lines of all entries of a financial year by journal.',
    answer: Journals,
    handler: createReportHandler(journalsReport),
  }),
  longRoute({
    ...yearDocument,
    path: '/reports/simplified-accounts',
    operationId: 'getSimplifiedAccounts',
    access: 'statements:read',
    summary: 'Get the simplified accounts',
    description: 'Returns receipts, expenditure, cash, funds and debts of a year on one page.',
    rules: [
      'Refused: 20 lots or more, without cellars, garages and parking places (art. 3.89 §5 15°).',
    ],
    answer: SimplifiedReport,
    problems: [...yearDocument.problems, 'lots_too_many'],
    handler: createReportHandler(simplifiedReport),
  }),
  longRoute({
    method: 'GET',
    path: '/fiscal-years/:id/dossier',
    operationId: 'getFiscalYearDossier',
    access: 'books:read',
    summary: 'Download the dossier of a year',
    description: 'Returns all documents of the year as one ZIP, each as JSON, PDF and XLSX.',
    rules: [
      'A document of more than 5,000 rows has no PDF.',
      'Below 20 lots it includes the simplified accounts.',
    ],
    files: [DOSSIER_FILE],
    problems: ['no_financial_year', 'report_too_large'],
    handler: (ctx, { params: { id } }) => makeDossier(ctx, id),
  }),
]);
