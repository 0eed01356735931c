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

/** Lifecycle of an expense. Transitions that are not listed are refused, including repeated operations. */
export const expenseTransitions: TransitionTable<ExpenseStatus, ExpenseOperation> = {
  'submit-for-approval': { from: ['Draft', 'Rejected'], to: 'PendingApproval' },
  approve: { from: ['PendingApproval'], to: 'Approved' },
  reject: { from: ['PendingApproval'], to: 'Rejected' },
  'mark-paid': { from: ['Approved'], to: 'Paid' },
  'unmark-paid': { from: ['Paid'], to: 'Approved' },
  cancel: { from: ['Approved'], to: 'Cancelled' },
};

/** Operations available for many expenses at once. */
export const BULK_OPERATIONS = [
  'submit-for-approval',
  'approve',
  'mark-paid',
] as const satisfies readonly ExpenseOperation[];
export type BulkOperation = (typeof BULK_OPERATIONS)[number];

/** Editing returns an expense to Draft; once submitted it cannot be changed. */
export const EDITABLE_EXPENSE_STATUSES: readonly ExpenseStatus[] = ['Draft', 'Rejected'];

/** Submitted expenses stay on record. */
export const DELETABLE_EXPENSE_STATUSES: readonly ExpenseStatus[] = ['Draft'];
