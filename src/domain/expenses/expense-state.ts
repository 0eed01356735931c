import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const EXPENSE_STATUSES = [
  'Draft',
  'PendingApproval',
  'Approved',
  'Rejected',
  'Paid',
  'Cancelled',
] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

export type ExpenseOperation =
  | 'submit-for-approval'
  | 'approve'
  | 'reject'
  | 'mark-paid'
  | 'unmark-paid'
  | 'cancel';

/** The way of an expense; what is not listed is refused, repeating an operation included. */
export const expenseTransitions: TransitionTable<ExpenseStatus, ExpenseOperation> = {
  'submit-for-approval': { from: ['Draft', 'Rejected'], to: 'PendingApproval' },
  approve: { from: ['PendingApproval'], to: 'Approved' },
  reject: { from: ['PendingApproval'], to: 'Rejected' },
  'mark-paid': { from: ['Approved'], to: 'Paid' },
  'unmark-paid': { from: ['Paid'], to: 'Approved' },
  cancel: { from: ['Approved'], to: 'Cancelled' },
};

/** What can be done with many expenses at once. */
export const BULK_OPERATIONS = [
  'submit-for-approval',
  'approve',
  'mark-paid',
] as const satisfies readonly ExpenseOperation[];
export type BulkOperation = (typeof BULK_OPERATIONS)[number];

/** Editing brings an expense back to Draft; from submission on it stands as it was submitted. */
export const EDITABLE_EXPENSE_STATUSES: readonly ExpenseStatus[] = ['Draft', 'Rejected'];

/** What was ever submitted stays on record. */
export const DELETABLE_EXPENSE_STATUSES: readonly ExpenseStatus[] = ['Draft'];
