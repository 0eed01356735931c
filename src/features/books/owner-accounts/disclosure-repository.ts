import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Receivables, credits and settlements of an owner. */
export const discloseOwnerAccount: DisclosurePart = async ({ db }, { owner_id }) => {
  const [Receivables, Credits, Settlements] = await Promise.all([
    db.query<DisclosedRecord>(sql`select building.name as building_name, item.source_type,
        item.account_code, item.amount_cents, item.open_cents, item.due_date, item.is_cost,
        (select string_agg(part.fund, ', ' order by part.fund) from app.receivable_parts as part
          where part.organization_id = ${db.organizationId} and part.receivable_id = item.id) as funds,
        item.structured_communication, item.settled_on, item.cancelled_at, item.created_at
      from app.receivables as item
      join ${buildings(db)} as building on building.id = item.building_id
      where item.organization_id = ${db.organizationId} and item.owner_id = ${owner_id}
      order by item.due_date, item.id`),
    db.query<DisclosedRecord>(sql`select building.name as building_name, credit.source_type,
        credit.account_code, credit.amount_cents, credit.free_cents, credit.credited_on,
        credit.cancelled_at
      from app.credits as credit
      join ${buildings(db)} as building on building.id = credit.building_id
      where credit.organization_id = ${db.organizationId} and credit.owner_id = ${owner_id}
      order by credit.credited_on, credit.id`),
    db.query<DisclosedRecord>(sql`select item.structured_communication, item.due_date,
        allocation.fund, allocation.amount_cents, allocation.allocated_on, allocation.released_at
      from app.allocations as allocation
      join app.receivables as item on item.organization_id = ${db.organizationId}
        and item.id = allocation.receivable_id
      where allocation.organization_id = ${db.organizationId} and item.owner_id = ${owner_id}
      order by allocation.allocated_on, allocation.id`),
  ]);
  return { Receivables, Credits, Settlements };
};
