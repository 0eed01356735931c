import type { QueryKey } from '@tanstack/react-query';
import type { RecordType } from '#domain/kernel/record-types.ts';
import { operations } from '../api/generated.ts';

/** Change by someone else: of a record, or of several of a type if the id is null. */
export interface Change {
  readonly type: RecordType;
  readonly id: string | null;
}

/** API path of each type of record. */
const COLLECTIONS: Readonly<Record<RecordType, string>> = {
  Building: 'buildings',
  Unit: 'units',
  Owner: 'owners',
  DistributionKey: 'distribution-keys',
  Expense: 'expenses',
  Supplier: 'suppliers',
  BankAccount: 'bank-accounts',
  CallForFunds: 'calls-for-funds',
  Payment: 'payments',
  PaymentBatch: 'payment-batches',
  PaymentReminder: 'payment-reminders',
  JournalEntry: 'journal-entries',
  FiscalYear: 'fiscal-years',
  Audit: 'audits',
  Statement: 'statements',
  Document: 'documents',
  Meeting: 'meetings',
  Ticket: 'tickets',
};

/** Paths of personal and service data, which changes of records do not affect. */
const APART = new Set([
  'auth',
  'health',
  'notification-deliveries',
  'notification-preferences',
  'notifications',
]);

/**
 * Whether a change may alter the result of a query. Other single records of the same type are
 * unaffected; anything else may be affected: a payment moves balances and reports, a name is
 * displayed in many places.
 */
export function mayAffect({ type, id }: Change, [operation, request]: QueryKey): boolean {
  const [, path = ''] = operations[operation as keyof typeof operations] ?? [];
  const [, collection = '', parameter] = path.split('/');
  if (APART.has(collection)) return false;
  if (collection !== COLLECTIONS[type] || parameter !== '{id}' || id === null) return true;
  return (request as { readonly path: { readonly id: string } }).path.id === id;
}
