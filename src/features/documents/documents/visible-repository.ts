import { mayUse } from '#contract/access.ts';
import { listReadableVisibilities } from '#domain/documents/document.ts';
import {
  visibleBuildings,
  visibleTickets,
  visibleUnits,
  limitToRoleBuildings,
} from '#features/shared/index.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { tickets } from '#relations/tickets.ts';

/**
 * Conditions on the columns of the table for the documents that the caller may read: attachments of
 * tickets like the ticket, others by role in the visible buildings. An Owner reads documents shared
 * with them only, with the owners of their units or buildings, or with all.
 */
export function visibleDocuments(ctx: TenantContext): Sql[] {
  return [
    sql`case when is_attachment and ticket_id is not null then ${withTicket(ctx)}
      else ${allOf(byVisibility(ctx))} end`,
  ];
}

function byVisibility(ctx: TenantContext): Sql[] {
  const { role, owner_id: ownerId } = ctx.principal;
  const readable = sql`visibility = any(${listReadableVisibilities(role)}::text[])`;
  if (ownerId === null) return [readable, ...visibleBuildings(ctx, 'building_id')];
  const ofUnit = allOf(visibleUnits(ctx, 'unit_id', 'building_id'));
  const ofBuilding = allOf(visibleBuildings(ctx, 'building_id'));
  const within = allOf(limitToRoleBuildings(ctx, 'building_id'));
  return [
    readable,
    sql`case visibility when 'Owner' then owner_id = ${ownerId} and (building_id is null or ${within})
      else case when building_id is null then true when unit_id is null then ${ofBuilding}
        else ${ofUnit} end end`,
  ];
}

function withTicket(ctx: TenantContext): Sql {
  if (!mayUse('tickets:read', ctx.principal.role)) return sql`false`;
  return sql`ticket_id in (select ticket.id from ${tickets(ctx.db)} as ticket
    where ${allOf(visibleTickets(ctx, 'ticket.'))})`;
}
