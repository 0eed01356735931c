import type { FileStore } from '#platform/files/file-store.ts';
import { discloseOwnerAccount } from './disclosure-repository.ts';
import { createNightlyIntegrity, type NightlyIntegrityDependencies } from './nightly-task.ts';
import { paymentDue } from './notification-types.ts';
import { createDailyPaymentDue } from './payment-due-task.ts';
import { ownerAccountRoutes } from './routes.ts';
import { createStoredStatementRoute } from './stored-statement-route.ts';

export { adoptReferences } from './adopt-references.ts';
export {
  cancelCharges,
  chargeOwners,
  ownerAccountsMoved,
  type Charge,
  type MovedAccounts,
} from './charges.ts';
export {
  cancelCredits,
  rebookCredit,
  computeCreditBeyond,
  sumCreditedBySource,
  creditOwner,
  creditOwners,
  planCredit,
  planCredits,
  type CreditPlan,
  type WantedCredit,
} from './credits.ts';
import { ownerAccountsOverview } from './overview.ts';
import { tables } from './tables.ts';
export { countDifferences } from './integrity-repository.ts';
export { openEntryItems } from './entry-items.ts';
export { openItems, cancelItems } from './manual-entries.ts';
export { findOwedByCall, type OwedRow } from './notified-repository.ts';
export {
  findReceivableParts,
  showReceivableParts,
  type ReceivablePart,
} from './parts-repository.ts';

export const ownerAccountsFeature = {
  tables,
  disclosure: discloseOwnerAccount,
  routes: (parts: { readonly files: FileStore }) => [
    ...ownerAccountRoutes,
    ...createStoredStatementRoute(parts),
  ],
  tasks: (parts: NightlyIntegrityDependencies) => [
    createDailyPaymentDue(parts),
    createNightlyIntegrity(parts),
  ],
  notificationTypes: [paymentDue],
  overview: ownerAccountsOverview,
};
