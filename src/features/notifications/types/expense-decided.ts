import {
  expenseId,
  expenseLink,
  expenseOf,
  ExpensePayload,
  expenseValues,
} from '../about-expense.ts';
import { theUser } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** Approved, or rejected with a reason: to the one who submitted it. */
export const expenseDecided: NotificationTypeDefinition<typeof ExpensePayload> = {
  payload: ExpensePayload,
  priority: 'Normal',
  async audience(ctx, payload) {
    const submitter = (await expenseOf(ctx, payload))?.submitted_by ?? null;
    return submitter === null ? [] : theUser(ctx, submitter);
  },
  values: expenseValues,
  link: expenseLink,
  objectId: expenseId,
};
