import {
  TICKET_PRIORITIES,
  UNSETTLED_TICKET_STATUSES,
  type TicketPriority,
} from '#domain/tickets/ticket.ts';
import { visibleTickets } from '#features/shared/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';

/** A ticket that waits for someone. */
export interface WaitingTicket {
  readonly id: string;
  readonly title: string;
  readonly building_id: string;
  readonly building: string;
  readonly priority: TicketPriority;
}

/** Finds unassigned tickets and those assigned to the caller, most urgent first. */
export function selectWaitingTickets(
  ctx: TenantContext,
  building_id: string | undefined,
): Promise<WaitingTicket[]> {
  const { db, userId } = ctx;
  return db.query<WaitingTicket>(sql`select ticket.id, ticket.title, ticket.priority, ticket.building_id,
      building.name as building
    from app.tickets as ticket
    join ${buildings(db)} as building on building.id = ticket.building_id
    where ${allOf([
      sql`ticket.organization_id = ${db.organizationId}`,
      sql`ticket.status = any(${UNSETTLED_TICKET_STATUSES}::text[])`,
      sql`(ticket.assignee_id is null or ticket.assignee_id = ${userId})`,
      ...(building_id === undefined ? [] : [sql`ticket.building_id = ${building_id}`]),
      ...visibleTickets(ctx, 'ticket.'),
    ])}
    order by array_position(${TICKET_PRIORITIES}::text[], ticket.priority) desc, ticket.created_at`);
}
