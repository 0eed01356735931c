import { trimEndOf } from '#domain/kernel/trim-end.ts';
import type { OverviewKind, WaitingItem } from '#domain/overview/overview.ts';
import { computeFigure, type OverviewPart } from '#features/workplace/overview/index.ts';
import {
  findExpensesToApprove,
  findExpensesToPay,
  findExpensesToSubmit,
  type WaitingExpense,
} from './overview-repository.ts';

const itemsOf = (kind: OverviewKind, rows: readonly WaitingExpense[]): WaitingItem[] =>
  rows.map(
    ({ id, building_id, due_on, amount_cents, description, supplier, building, reason }) => ({
      kind,
      // The surrounding sentence has its own full stop.
      facts: { description, supplier, building, reason: trimEndOf(reason ?? '', '. \n') || null },
      building_id,
      due_on,
      amount_cents,
      link: `/expenses/${id}`,
    }),
  );

/** Expenses that wait for approval, for submission and for payment. */
export const expensesOverview: readonly OverviewPart[] = [
  {
    access: 'expenses:approve',
    async read(ctx, building_id) {
      const rows = await findExpensesToApprove(ctx, building_id);
      const list = { status: 'PendingApproval', approvable: 'true', building_id };
      return {
        items: itemsOf('ExpenseToApprove', rows),
        figures: { to_approve: computeFigure(rows, '/expenses', list) },
      };
    },
  },
  {
    access: 'expenses:write',
    async read(ctx, building_id) {
      const rows = await findExpensesToSubmit(ctx, building_id);
      const list = { status: 'Draft,Rejected', created_by: ctx.userId, building_id };
      return {
        items: itemsOf('ExpenseToSubmit', rows),
        figures: { to_submit: computeFigure(rows, '/expenses', list) },
      };
    },
  },
  {
    access: 'expenses:pay',
    async read(ctx, building_id) {
      const rows = await findExpensesToPay(ctx, building_id);
      const list = {
        status: 'Approved',
        kind: 'Invoice',
        disputed: 'false',
        open: 'true',
        sort: 'due_date',
        building_id,
      };
      return {
        items: itemsOf('ExpenseToPay', rows),
        figures: { to_pay: computeFigure(rows, '/expenses', list) },
      };
    },
  },
];
