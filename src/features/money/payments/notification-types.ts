import { Type, Uuid } from '#contract/common.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  findBuildingPlaceholder,
  findOwnerRepresentatives,
  type NotificationTypeDefinition,
} from '#features/notifications/index.ts';
import { findRow } from '#platform/db/rows.ts';

const payload = Type.Object({ payment_id: Uuid });

/** Sent to the owner who paid. */
export const paymentReceived: NotificationTypeDefinition<typeof payload> = {
  type: 'PaymentReceived',
  payload,
  priority: 'Normal',
  async audience(ctx, { payment_id: id }) {
    const payment = await findRow(ctx.db, 'payments', id);
    if (payment === undefined || payment.status === 'Reversed') return [];
    return findOwnerRepresentatives(ctx, [payment.owner_id], payment.building_id);
  },
  async values(ctx, { payment_id: id }) {
    const payment = await findRow(ctx.db, 'payments', id);
    if (payment === undefined) return {};
    const { amount_cents, received_on } = payment;
    const building = await findBuildingPlaceholder(ctx, payment.building_id);
    return { ...building, amount: toEuro(amount_cents), received_on };
  },
  link: ({ payment_id: id }) => `/payments/${id}`,
  objectId: ({ payment_id: id }) => id,
};
