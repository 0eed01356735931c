import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Discloses the deeds by which an owner sold or bought, without the other party. */
export const discloseSales: DisclosurePart = async ({ db }, { owner_id }) => ({
  Deeds: await db.query<DisclosedRecord>(sql`select sale.deed_on, sale.enjoyment_from,
      sale.certain_date, sale.later_calls, sale.status, sale.undone_on, sale.undo_reason,
      case sale.from_owner_id when ${owner_id} then 'Seller' else 'Buyer' end as party
    from app.sales as sale
    where sale.organization_id = ${db.organizationId}
      and (sale.from_owner_id = ${owner_id} or exists (select from app.sale_parts as part
        where part.organization_id = ${db.organizationId} and part.sale_id = sale.id
          and part.owner_id = ${owner_id}))
    order by sale.deed_on, sale.id`),
});
