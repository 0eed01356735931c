import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { selectBorneLines } from '#relations/costs.ts';
import { journalEntries } from '#relations/ledger.ts';
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
    select 'Charges', max(entry.entry_date), building.fiscal_year_start_month
    from ${selectBorneLines(db, owner_id)} as borne
    join ${journalEntries(db)} as entry on entry.id = borne.entry_id
      and entry.source_type = 'BankTransaction'
    join ${buildings(db)} as building on building.id = entry.building_id
    group by building.id, building.fiscal_year_start_month`),
});
