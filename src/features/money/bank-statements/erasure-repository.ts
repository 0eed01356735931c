import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { findReferencesOfOwner } from './reference-repository.ts';

/**
 * Bank transactions are kept as accounting records; the owner's shares of costs and interest have to add
 * up.
 */
export const keepBankTransactions: ErasurePart = async ({ db }, { owner_id }) => ({
  kept: await db.query<KeptData>(sql`select 'Payments' as what,
      max(line.booked_on) as last_day, building.fiscal_year_start_month
    from app.bank_transactions as line
    join ${buildings(db)} as building on building.id = line.building_id
    where line.organization_id = ${db.organizationId}
      and line.structured_communication = any(${await findReferencesOfOwner(db, owner_id)}::text[])
    group by building.id, building.fiscal_year_start_month
    union all
    select 'Charges', max(line.booked_on), building.fiscal_year_start_month
    from app.bank_splits as split
    join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = split.bank_transaction_id
    join ${buildings(db)} as building on building.id = line.building_id
    where split.organization_id = ${db.organizationId} and split.owner_id = ${owner_id}
    group by building.id, building.fiscal_year_start_month`),
});
