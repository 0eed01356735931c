import {
  expenseId,
  expenseLink,
  expenseOf,
  ExpensePayload,
  expenseValues,
} from '../about-expense.ts';
import { except, staffWith } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To those who may approve it. */
export const expenseSubmitted: NotificationTypeDefinition<typeof ExpensePayload> = {
  payload: ExpensePayload,
  priority: 'Normal',
  async audience(ctx, payload, actorId) {
    const expense = await expenseOf(ctx, payload);
    return expense === undefined
      ? []
      : except(actorId, staffWith(ctx, 'expenses:approve', expense.building_id));
  },
  values: expenseValues,
  link: expenseLink,
  objectId: expenseId,
};
