import { Type, Uuid, type Static } from '#contract/common.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Values } from './definition.ts';
import { buildingNamed } from './facts.ts';

/** What notifications about a ticket have in common. */

export const TicketPayload = Type.Object({
  ticket_id: Uuid,
  building_id: Uuid,
  title: Type.String(),
  created_by: Uuid,
  assignee_id: Type.Optional(Uuid),
});
type TicketPayload = Static<typeof TicketPayload>;

export async function ticketValues(
  ctx: TenantContext,
  { building_id, title }: TicketPayload,
): Promise<Values> {
  return { ...(await buildingNamed(ctx, building_id)), title };
}

export const ticketLink = ({ ticket_id }: TicketPayload): string => `/tickets/${ticket_id}`;
export const ticketId = ({ ticket_id }: TicketPayload): string => ticket_id;
