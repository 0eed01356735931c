import { Type, Uuid } from '#contract/common.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { findOwedByCall, type OwedRow } from '#features/books/owner-accounts/index.ts';
import {
  findBuildingPlaceholder,
  groupByUser,
  findCommonValue,
  type NotificationTypeDefinition,
  type Recipient,
} from '#features/notifications/index.ts';
import { findRow } from '#platform/db/rows.ts';

const payload = Type.Object({ call_for_funds_id: Uuid });

/**
 * Sent to the charged owners, each with their own amount, due date and communication. Owners who get the
 * letter by e-mail are left out.
 */
export const callForFundsIssued: NotificationTypeDefinition<typeof payload> = {
  type: 'CallForFundsIssued',
  payload,
  priority: 'Normal',
  async audience(ctx, { call_for_funds_id: id }) {
    return groupByUser(await findOwedByCall(ctx.db, id)).map(toRecipient);
  },
  async values(ctx, { call_for_funds_id: id }) {
    const call = await findRow(ctx.db, 'calls_for_funds', id);
    if (call === undefined) return {};
    const { title, text_key } = call;
    const building = await findBuildingPlaceholder(ctx, call.building_id);
    return { ...building, title: { title, text_key } };
  },
  link: ({ call_for_funds_id: id }) => `/calls-for-funds/${id}`,
  objectId: ({ call_for_funds_id: id }) => id,
};

function toRecipient([user_id, rows]: readonly [string, readonly OwedRow[]]): Recipient {
  const open = sumCents(rows.map(({ open_cents }) => open_cents));
  // A person who represents several owners pays each amount with its own communication.
  const communication = findCommonValue(rows.map((row) => row.structured_communication));
  return {
    user_id,
    ...(rows.every(({ is_own_address: own }) => own) ? { is_mailed: true } : {}),
    values: {
      amount: toEuro(sumCents(rows.map(({ amount_cents }) => amount_cents))),
      open_amount: toEuro(open),
      is_covered: open === 0,
      due_date: rows[0]?.due_date,
      communication: communication === undefined ? null : formatCommunication(communication),
    },
  };
}
