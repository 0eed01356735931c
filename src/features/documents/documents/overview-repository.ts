import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { visibleDocuments } from './visible-repository.ts';

interface InvoiceToEnter extends WaitingRow {
  readonly title: string;
  readonly building_id: string | null;
  readonly building: string | null;
}

/** Finds invoices without an expense, oldest first. */
export function selectInvoicesToEnter(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<InvoiceToEnter[]> {
  const { db } = ctx;
  const wanted = [
    sql`document_type = 'Invoice' and expense_id is null and ticket_id is null and letter_id is null`,
    ...limitToReach(ctx, 'building_id', buildingId),
    ...visibleDocuments(ctx),
  ];
  const kept = sql`select id, title, building_id, created_at, null::date as due_on,
      null::bigint as amount_cents
    from app.documents where organization_id = ${db.organizationId} and ${allOf(wanted)}`;
  return db.query<InvoiceToEnter>(sql`select kept.*, building.name as building
    from (${firstOf(kept)}) as kept
    left join ${buildings(db)} as building on building.id = kept.building_id
    order by created_at, kept.id`);
}
