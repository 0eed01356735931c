import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Payments of an owner, with their communications. */
export const disclosePayments: DisclosurePart = async ({ db }, { owner_id }) => ({
  Payments: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      payment.received_on, payment.amount_cents, payment.method, payment.communication,
      payment.status, payment.reversed_on, payment.reversal_reason
    from app.payments as payment
    join ${buildings(db)} as building on building.id = payment.building_id
    where payment.organization_id = ${db.organizationId} and payment.owner_id = ${owner_id}
    order by payment.received_on, payment.id`),
});
