import { openingReversed } from '#features/books/ledger/index.ts';
import { supplierAccountEntered, supplierChanged } from '#features/register/suppliers/index.ts';
import type { SweepDependencies, RecordKind } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { createDailyDeferrals } from './commands/release-deferred.ts';
import { followReversedOpening } from './commands/take-over-invoices.ts';
import { enterDemoExpenses } from './demo.ts';
import { discloseExpenses } from './disclosure-repository.ts';
import { keepExpenses } from './erasure-repository.ts';
import { followAccounts, followSuppliers } from './follow-suppliers.ts';
import { expenseNotificationTypes } from './notification-types.ts';
import { expensesOverview } from './overview.ts';
import { visibleExpenses } from './repository.ts';
import { expenseRoutes } from './routes.ts';
import { expenseSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export { createExpense } from './commands/edit-expense.ts';
export { findExpensesOfDays } from './import-repository.ts';
export {
  createInvoiceDraft,
  createPaperDraft,
  type BilledBuilding,
} from './commands/create-invoice-draft.ts';
export { expenseMoved, expenseReduced, type MovedExpense, type ReducedExpense } from './changes.ts';
export { takeOverInvoices, type InvoiceTakenOver } from './commands/take-over-invoices.ts';
export { lockBuildingExpenses } from './commands/lock-expenses.ts';
export {
  lockExpensesMoved,
  notePaidByBank,
  noteReturnedByBank,
  payExpensesAgain,
  reopenExpenses,
  buildReturnLines,
  buildSettlementLines,
  type ReturnedExpense,
} from './commands/settle-by-bank.ts';
export { showExpense } from './expense.ts';
export { findExpensesByIds, type ExpenseRow } from './repository.ts';
export { findReserve } from './reserve-repository.ts';

const records: readonly RecordKind[] = [
  { type: 'Expense', table: 'expenses', access: 'expenses:read', visible: visibleExpenses },
];

export const expensesFeature = {
  tables,
  disclosure: discloseExpenses,
  erasure: keepExpenses,
  search: expenseSearch,
  records,
  routes: [...expenseRoutes, ...bulkRoutes],
  tasks: (parts: SweepDependencies) => [createDailyDeferrals(parts)],
  followers: [
    following(openingReversed, followReversedOpening),
    following(supplierChanged, followSuppliers),
    following(supplierAccountEntered, followAccounts),
  ],
  notificationTypes: expenseNotificationTypes,
  overview: expensesOverview,
  demo: enterDemoExpenses,
};
