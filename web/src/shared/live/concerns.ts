import type { QueryKey } from '@tanstack/react-query';
import type { RecordType } from '#domain/kernel/record-types.ts';
import { operations } from '../api/generated.ts';

/** What somebody has changed: a record, or, the id being null, some of a kind. */
export interface Change {
  readonly type: RecordType;
  readonly id: string | null;
}

/** Below which address the records of a kind lie. */
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
  Document: 'documents',
  Meeting: 'meetings',
  Ticket: 'tickets',
};

/** What is a person's own, or the service's: no change of a record touches it. */
const APART = new Set([
  'auth',
  'health',
  'notification-deliveries',
  'notification-preferences',
  'notifications',
]);

/**
 * Whether what a query shows may be another by a change. One record of a kind says nothing of another;
 * everything else may: a payment moves balances, figures and reports, a name stands beside many ids.
 */
export function concerns({ type, id }: Change, [operation, request]: QueryKey): boolean {
  const [, path = ''] = operations[operation as keyof typeof operations] ?? [];
  const [, collection = '', parameter] = path.split('/');
  if (APART.has(collection)) return false;
  if (collection !== COLLECTIONS[type] || parameter !== '{id}' || id === null) return true;
  return (request as { readonly path: { readonly id: string } }).path.id === id;
}
