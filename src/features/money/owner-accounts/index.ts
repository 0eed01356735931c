export { cancelCharges, chargeOwners, ownerAccountsMoved, type MovedAccounts } from './charges.ts';
export { cancelCredits, creditOwner, planCredit } from './credits.ts';
export { createDailyPaymentDue } from './payment-due-task.ts';
export { createNightlyIntegrity } from './nightly-task.ts';
export { openItems, takeBackItems } from './entries-by-hand.ts';
export { paymentDue } from './notification-types.ts';
export { findOwedByCall, type OwedRow } from './notified-repository.ts';
export type { ReceivableRow } from './repository.ts';
export { ownerAccountRoutes } from './routes.ts';
