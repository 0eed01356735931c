import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/**
 * Discloses the tickets that an owner opened, the answers, and their comments on other tickets. A
 * ticket that they opened as a representative belongs to the association; internal comments are not
 * disclosed.
 */
export const discloseTickets: DisclosurePart = async ({ db }, { owner_id, user_ids }) => {
  const theirs = sql`ticket.owner_id = ${owner_id}`;
  const [Tickets, TicketSteps, TicketComments] = await Promise.all([
    db.query<DisclosedRecord>(sql`select ticket.id, building.name as building_name, ticket.title,
        ticket.description, ticket.category, ticket.priority, ticket.status, ticket.resolution,
        ticket.cancellation_reason, ticket.created_at, ticket.resolved_at
      from app.tickets as ticket
      join ${buildings(db)} as building on building.id = ticket.building_id
      where ticket.organization_id = ${db.organizationId} and ${theirs}
      order by ticket.created_at, ticket.id`),
    db.query<DisclosedRecord>(sql`select step.ticket_id, step.event, step.occurred_at,
        step.actor_id = any(${user_ids}::uuid[]) as by_the_person
      from app.ticket_events as step
      join app.tickets as ticket on ticket.organization_id = ${db.organizationId}
        and ticket.id = step.ticket_id
      where step.organization_id = ${db.organizationId} and ${theirs}
      order by step.occurred_at, step.id`),
    db.query<DisclosedRecord>(sql`select comment.ticket_id, comment.author_name, comment.body,
        comment.created_at, comment.author_id = any(${user_ids}::uuid[]) as by_the_person
      from app.ticket_comments as comment
      join app.tickets as ticket on ticket.organization_id = ${db.organizationId}
        and ticket.id = comment.ticket_id
      where comment.organization_id = ${db.organizationId}
        and not comment.is_internal and (${theirs} or comment.author_id = any(${user_ids}::uuid[]))
      order by comment.created_at, comment.id`),
  ]);
  return { Tickets, TicketSteps, TicketComments };
};
