import { Type, Uuid } from '#contract/common.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  findBuildingPlaceholder,
  excludeActor,
  findStaffWithRight,
  findUserRecipient,
  type NotificationTypeDefinition,
} from '#features/notifications/index.ts';
import { findRow } from '#platform/db/rows.ts';

/** Read when people are notified; if it was deleted since, no one is. */

const ExpensePayload = Type.Object({ expense_id: Uuid });
type Definition = NotificationTypeDefinition<typeof ExpensePayload>;

const aboutExpense: Omit<Definition, 'type' | 'audience'> = {
  payload: ExpensePayload,
  priority: 'Normal',
  async values(ctx, { expense_id: id }) {
    const expense = await findRow(ctx.db, 'expenses', id);
    if (expense === undefined) return {};
    const { description, kind, amount_cents, rejection_reason: reason } = expense;
    const amount = toEuro(kind === 'CreditNote' ? -amount_cents : amount_cents);
    const building = await findBuildingPlaceholder(ctx, expense.building_id);
    return { ...building, description, amount, reason };
  },
  link: ({ expense_id: id }) => `/expenses/${id}`,
  objectId: ({ expense_id: id }) => id,
};

/** Sent to those who may approve it. */
export const expenseSubmitted: Definition = {
  ...aboutExpense,
  type: 'ExpenseSubmitted',
  async audience(ctx, { expense_id: id }, actorId) {
    const expense = await findRow(ctx.db, 'expenses', id);
    return expense === undefined
      ? []
      : excludeActor(actorId, findStaffWithRight(ctx, 'expenses:approve', expense.building_id));
  },
};

/** Sent to the person who submitted it. */
const expenseDecided: Omit<Definition, 'type'> = {
  ...aboutExpense,
  async audience(ctx, { expense_id: id }) {
    const submitter = (await findRow(ctx.db, 'expenses', id))?.submitted_by ?? null;
    return submitter === null ? [] : findUserRecipient(ctx, submitter);
  },
};

export const expenseApproved: Definition = { ...expenseDecided, type: 'ExpenseApproved' };
export const expenseRejected: Definition = { ...expenseDecided, type: 'ExpenseRejected' };

export const expenseNotificationTypes = [expenseSubmitted, expenseApproved, expenseRejected];
