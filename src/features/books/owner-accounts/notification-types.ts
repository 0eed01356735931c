import { LocalDate, Type, Uuid } from '#contract/common.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import {
  groupByUser,
  findCommonValue,
  type NotificationTypeDefinition,
  type Recipient,
} from '#features/notifications/index.ts';
import { findStillOwed, type OwedRow } from './notified-repository.ts';

const payload = Type.Object({
  building_id: Type.Optional(Uuid),
  due_date: LocalDate,
  receivable_ids: Type.Array(Uuid),
});

/** Sent to owners with payments due, each with their own amounts. */
export const paymentDue: NotificationTypeDefinition<typeof payload> = {
  type: 'PaymentDue',
  payload,
  priority: 'Normal',
  async audience(ctx, { receivable_ids: ids }) {
    return groupByUser(await findStillOwed(ctx.db, ids)).map(toRecipient);
  },
  values: (_ctx, { due_date }) => Promise.resolve({ due_date }),
  link: () => null,
  objectId: () => 'payment-due',
};

function toRecipient([user_id, rows]: readonly [string, readonly OwedRow[]]): Recipient {
  const [first] = rows;
  const ownerId = findCommonValue(rows.map(({ owner_id }) => owner_id));
  const buildingId = findCommonValue(rows.map(({ building_id }) => building_id));
  const callId = findCommonValue(rows.map(({ source_id }) => source_id));
  // An amount paid in excess settles the owner's other receivables in the building.
  const isOneAccount = first !== undefined && ownerId !== undefined && buildingId !== undefined;
  const isOneCall = callId !== undefined && first?.source_type === 'CallForFunds';
  const accountLink = ownerId === undefined ? null : `/owners/${ownerId}/account`;
  return {
    user_id,
    link: isOneCall ? `/calls-for-funds/${callId}` : accountLink,
    values: {
      amount: toEuro(sumCents(rows.map(({ open_cents }) => open_cents))),
      building: buildingId === undefined ? null : first?.building,
      communication: isOneAccount ? formatCommunication(first.structured_communication) : null,
    },
  };
}
