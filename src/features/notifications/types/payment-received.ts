import { Type, Uuid } from '#contract/common.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import { findRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { usersOfOwners } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';
import { buildingNamed } from '../facts.ts';

const payload = Type.Object({ payment_id: Uuid });

interface ToldPayment {
  readonly building_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly received_on: LocalDate;
  readonly status: PaymentStatus;
}

function paymentOf({ db }: TenantContext, id: string): Promise<ToldPayment | undefined> {
  return findRow(db, 'payments', id);
}

/** To the owner who paid. */
export const paymentReceived: NotificationTypeDefinition<typeof payload> = {
  payload,
  priority: 'Normal',
  async audience(ctx, { payment_id: id }) {
    const payment = await paymentOf(ctx, id);
    if (payment === undefined || payment.status === 'Reversed') return [];
    return usersOfOwners(ctx, [payment.owner_id], payment.building_id);
  },
  async values(ctx, { payment_id: id }) {
    const payment = await paymentOf(ctx, id);
    if (payment === undefined) return {};
    const { amount_cents, received_on } = payment;
    const building = await buildingNamed(ctx, payment.building_id);
    return { ...building, amount: toEuro(amount_cents), received_on };
  },
  link: ({ payment_id: id }) => `/payments/${id}`,
  objectId: ({ payment_id: id }) => id,
};
