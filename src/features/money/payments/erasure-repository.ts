import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Payments with their communications are kept as accounting records. */
export const keepPayments: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Payments' as what,
      max(payment.received_on) as last_day, building.fiscal_year_start_month
    from app.payments as payment join ${buildings(db)} as building on building.id = payment.building_id
    where payment.organization_id = ${db.organizationId} and payment.owner_id = ${owner_id}
    group by building.id, building.fiscal_year_start_month`),
});
