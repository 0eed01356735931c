import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { units } from '#relations/units.ts';

/** Discloses the sales and purchases of an owner, without the other party, whom the deed names. */
export const discloseTransfers: DisclosurePart = async ({ db }, { owner_id }) => ({
  Transfers: await db.query<DisclosedRecord>(sql`select unit.unit_number, transfer.effective_date,
      case transfer.from_owner_id when ${owner_id} then 'Seller' else 'Buyer' end as party,
      transfer.passed_numerator || '/' || transfer.passed_denominator as passed_share,
      transfer.working_capital_cents
    from app.unit_transfers as transfer
    join ${units(db)} as unit on unit.id = transfer.unit_id
    where transfer.organization_id = ${db.organizationId}
      and ${owner_id} in (transfer.from_owner_id, transfer.to_owner_id)
    order by transfer.effective_date, transfer.id`),
});
