import { attendanceFeature } from '#features/assemblies/attendance/index.ts';
import { convocationsFeature } from '#features/assemblies/convocations/index.ts';
import { meetingsFeature } from '#features/assemblies/meetings/index.ts';
import { minutesFeature } from '#features/assemblies/minutes/index.ts';
import { proposalsFeature } from '#features/assemblies/proposals/index.ts';
import { assemblyRequestsFeature } from '#features/assemblies/requests/index.ts';
import { votesFeature } from '#features/assemblies/votes/index.ts';
import { auditsFeature } from '#features/audits/index.ts';
import { accountsFeature } from '#features/books/accounts/index.ts';
import { costsFeature } from '#features/books/costs/index.ts';
import { fiscalYearsFeature } from '#features/books/fiscal-years/index.ts';
import { journalEntriesFeature } from '#features/books/journal-entries/index.ts';
import { ledgerFeature } from '#features/books/ledger/index.ts';
import { ownerAccountsFeature } from '#features/books/owner-accounts/index.ts';
import { reportsFeature } from '#features/books/reports/index.ts';
import { yearDocumentsFeature } from '#features/books/year-documents/index.ts';
import { demoFeature } from '#features/demo/index.ts';
import { documentsFeature } from '#features/documents/documents/index.ts';
import { lettersFeature } from '#features/documents/letters/index.ts';
import { handoversFeature } from '#features/imports/handovers/index.ts';
import { moneyImportsFeature } from '#features/imports/money/index.ts';
import { importsFeature } from '#features/imports/register/index.ts';
import { takeoverFeature } from '#features/imports/takeover/index.ts';
import { mailsFeature } from '#features/mails/index.ts';
import { bankStatementsFeature } from '#features/money/bank-statements/index.ts';
import { budgetsFeature } from '#features/money/budgets/index.ts';
import { callsForFundsFeature } from '#features/money/calls-for-funds/index.ts';
import { claimsFeature } from '#features/money/claims/index.ts';
import { expensesFeature } from '#features/money/expenses/index.ts';
import { interestRatesFeature } from '#features/money/interest-rates/index.ts';
import { invoicesFeature } from '#features/money/invoices/index.ts';
import { paymentBatchesFeature } from '#features/money/payment-batches/index.ts';
import { paymentRemindersFeature } from '#features/money/payment-reminders/index.ts';
import { paymentsFeature } from '#features/money/payments/index.ts';
import { statementsFeature } from '#features/money/statements/index.ts';
import { notificationsFeature } from '#features/notifications/index.ts';
import { auditFeature } from '#features/operations/audit/index.ts';
import { backupsFeature } from '#features/operations/backups/index.ts';
import { healthFeature } from '#features/operations/health/index.ts';
import { proofsFeature } from '#features/operations/proofs/index.ts';
import { serviceFeature } from '#features/operations/service/index.ts';
import { authFeature } from '#features/people/auth/index.ts';
import { organizationsFeature } from '#features/people/organizations/index.ts';
import { usersFeature } from '#features/people/users/index.ts';
import { accessLogFeature } from '#features/privacy/access-log/index.ts';
import { dataExportFeature } from '#features/privacy/data-export/index.ts';
import { erasureFeature } from '#features/privacy/erasure/index.ts';
import {
  createProcessingRegister,
  personalDataFeature,
} from '#features/privacy/personal-data/index.ts';
import { requestsFeature } from '#features/privacy/requests/index.ts';
import { retentionFeature } from '#features/privacy/retention/index.ts';
import { rightsFeature } from '#features/privacy/rights/index.ts';
import { bankAccountsFeature } from '#features/register/bank-accounts/index.ts';
import { buildingsFeature } from '#features/register/buildings/index.ts';
import { distributionKeysFeature } from '#features/register/distribution-keys/index.ts';
import { metersFeature } from '#features/register/meters/index.ts';
import { ownersFeature } from '#features/register/owners/index.ts';
import { suppliersFeature } from '#features/register/suppliers/index.ts';
import { unitsFeature } from '#features/register/units/index.ts';
import { holdsFeature } from '#features/sales/holds/index.ts';
import { legalTermsFeature } from '#features/sales/legal-terms/index.ts';
import { lotRequestsFeature } from '#features/sales/lot-requests/index.ts';
import { proceedingsFeature } from '#features/sales/proceedings/index.ts';
import { salesFeature } from '#features/sales/sales/index.ts';
import { ticketsFeature } from '#features/tickets/index.ts';
import { unitOwnersFeature } from '#features/unit-owners/index.ts';
import { unitTransfersFeature } from '#features/unit-transfers/index.ts';
import { overviewFeature } from '#features/workplace/overview/index.ts';
import { searchFeature } from '#features/workplace/search/index.ts';
import type { HandingRules } from '#platform/db/handed-tables.ts';
import type { Annotations } from '#platform/db/owned-tables.ts';
import { tables as databaseTables } from '#platform/db/tables.ts';
import type { RootPage } from '#platform/http/pages.ts';
import type { Route } from '#platform/http/route.ts';
import { tables as httpTables } from '#platform/http/tables.ts';
import type { Task } from '#platform/jobs/task.ts';
import { nameSources, nameSourcesInBooks } from '#relations/display-names.ts';
import type { Feature, Parts } from './feature.ts';

/**
 * Features of the service. This order is used in the interface description, for followers and for
 * the demo.
 */
export const features: readonly Feature[] = [
  authFeature,
  overviewFeature,
  searchFeature,
  organizationsFeature,
  usersFeature,
  buildingsFeature,
  unitsFeature,
  ownersFeature,
  unitOwnersFeature,
  unitTransfersFeature,
  distributionKeysFeature,
  metersFeature,
  importsFeature,
  costsFeature,
  expensesFeature,
  claimsFeature,
  invoicesFeature,
  suppliersFeature,
  bankAccountsFeature,
  paymentBatchesFeature,
  bankStatementsFeature,
  callsForFundsFeature,
  budgetsFeature,
  statementsFeature,
  paymentsFeature,
  moneyImportsFeature,
  takeoverFeature,
  handoversFeature,
  ownerAccountsFeature,
  accountsFeature,
  journalEntriesFeature,
  ledgerFeature,
  fiscalYearsFeature,
  reportsFeature,
  yearDocumentsFeature,
  paymentRemindersFeature,
  interestRatesFeature,
  documentsFeature,
  meetingsFeature,
  convocationsFeature,
  attendanceFeature,
  votesFeature,
  minutesFeature,
  proposalsFeature,
  assemblyRequestsFeature,
  auditsFeature,
  proceedingsFeature,
  lotRequestsFeature,
  holdsFeature,
  salesFeature,
  legalTermsFeature,
  ticketsFeature,
  personalDataFeature,
  requestsFeature,
  rightsFeature,
  accessLogFeature,
  dataExportFeature,
  erasureFeature,
  retentionFeature,
  notificationsFeature,
  mailsFeature,
  lettersFeature,
  auditFeature,
  backupsFeature,
  proofsFeature,
  healthFeature,
  serviceFeature,
  demoFeature,
];

const allTables = [databaseTables, httpTables, ...features.flatMap(({ tables }) => tables ?? [])];

/** Personal data in every column of the database, by table. */
export const personalData: Annotations = Object.fromEntries(
  allTables.flatMap(({ columns }) => Object.entries(columns)),
);

/** How each table goes along when a building is handed over. */
export const handingRules: HandingRules = new Map(
  allTables.flatMap(({ handover }) =>
    Object.entries(handover).flatMap(([table, rule]) =>
      rule === undefined ? [] : [[table, rule] as const],
    ),
  ),
);

/** The records of processing activities. */
export const processings = createProcessingRegister(personalData);

/** All types of notifications. */
export const notificationTypes = features.flatMap((feature) => feature.notificationTypes ?? []);

/** All records that have a page of their own. */
export const recordKinds = features.flatMap(({ records }) => records ?? []);

/** All that a search covers. */
export const searchParts = features.flatMap(({ search }) => search ?? []);

/** All entries of the to-do overview. */
export const overviewParts = features.flatMap(({ overview }) => overview ?? []);

/** Parts that disclose a person's data. */
export const disclosureParts = features.flatMap(({ disclosure }) => disclosure ?? []);

/** Parts that erase a person's data: referring features first, referenced ones last. */
export const erasureParts = features.flatMap(({ erasure }) => erasure ?? []).reverse();

/** Parts that delete data after its retention period. */
export const retentionParts = features.flatMap(({ retention }) => retention ?? []);

/** Integrity checks of a restored database. */
export const proofs = features.flatMap(({ proof }) => proof ?? []);

/** Logs whose entries are linked after their transaction. */
export const linkedLogs = features.flatMap(({ log }) => log ?? []);

/** Hash chains whose heads archives record. */
export const chains = features.flatMap(({ chain }) => chain ?? []);

/** Sources of the display names in answers, for the server. */
export const displayNames = { names: nameSources, namesInBooks: nameSourcesInBooks };

/** Steps that enter the demo, by feature. */
export const demoSteps = features.flatMap(({ demo }) => demo ?? []);

/** Contributions of the features. */
interface Collected {
  readonly routes: readonly Route[];
  readonly tasks: readonly Task[];
  readonly pages: readonly RootPage[];
}

/** Collects the contributions of the features to a service made of these parts. */
export function collect(parts: Parts): Collected {
  return {
    routes: features.flatMap(({ routes }) =>
      typeof routes === 'function' ? routes(parts) : routes,
    ),
    tasks: features.flatMap(({ tasks }) => tasks?.(parts) ?? []),
    pages: features.flatMap(({ pages }) => pages?.(parts) ?? []),
  };
}
