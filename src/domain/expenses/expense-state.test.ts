import { describe, expect, it } from 'vitest';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import {
  DELETABLE_EXPENSE_STATUSES,
  EDITABLE_EXPENSE_STATUSES,
  EXPENSE_STATUSES,
  expenseTransitions,
  type ExpenseOperation,
  type ExpenseStatus,
} from './expense-state.ts';

const operations = Object.keys(expenseTransitions) as ExpenseOperation[];

/** The transition table, written a second time by state. */
const expected: Record<ExpenseStatus, Partial<Record<ExpenseOperation, ExpenseStatus>>> = {
  Draft: { 'submit-for-approval': 'PendingApproval' },
  PendingApproval: { approve: 'Approved', reject: 'Rejected' },
  Approved: { 'mark-paid': 'Paid', cancel: 'Cancelled' },
  Rejected: { 'submit-for-approval': 'PendingApproval' },
  Paid: { 'unmark-paid': 'Approved' },
  Cancelled: {},
};

const matrix = EXPENSE_STATUSES.flatMap((from) =>
  operations.map((operation) => ({ from, operation, to: expected[from][operation] })),
);

describe('the way of an expense', () => {
  it('has six states and six operations', () => {
    expect(EXPENSE_STATUSES).toHaveLength(6);
    expect(operations).toHaveLength(6);
    expect(matrix.filter(({ to }) => to !== undefined)).toHaveLength(7);
  });

  it.each(matrix)('from $from by $operation leads to $to', ({ from, operation, to }) => {
    if (to !== undefined) {
      expect(transition(expenseTransitions, operation, from)).toBe(to);
      return;
    }
    expect(() => transition(expenseTransitions, operation, from)).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        params: { from, operation, allowed: Object.keys(expected[from]) },
      }),
    );
  });

  it('refuses to repeat any operation in its target state', () => {
    for (const operation of operations) {
      const { to } = expenseTransitions[operation];
      expect(allowedOperations(expenseTransitions, to)).not.toContain(operation);
    }
  });

  it('lets edit and delete only what nobody has yet relied on', () => {
    expect(EDITABLE_EXPENSE_STATUSES).toEqual(['Draft', 'Rejected']);
    expect(DELETABLE_EXPENSE_STATUSES).toEqual(['Draft']);
  });
});
