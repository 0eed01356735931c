import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** States of a budget. Draft: it may change. Adopted: voted by the assembly, fixed. */
export const BUDGET_STATUSES = ['Draft', 'Adopted'] as const;
export type BudgetStatus = (typeof BUDGET_STATUSES)[number];

export type BudgetOperation = 'update' | 'adopt' | 'calls';

export const budgetTransitions: TransitionTable<BudgetStatus, BudgetOperation> = {
  update: { from: ['Draft'], to: 'Draft' },
  adopt: { from: ['Draft'], to: 'Adopted' },
  calls: { from: ['Adopted'], to: 'Adopted' },
};
