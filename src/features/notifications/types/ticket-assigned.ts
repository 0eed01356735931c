import { ticketId, ticketLink, TicketPayload, ticketValues } from '../about-ticket.ts';
import { except, theUser } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To the one who is to deal with it. */
export const ticketAssigned: NotificationTypeDefinition<typeof TicketPayload> = {
  payload: TicketPayload,
  priority: 'Normal',
  audience: async (ctx, { assignee_id }, actorId) =>
    assignee_id === undefined ? [] : except(actorId, theUser(ctx, assignee_id)),
  values: ticketValues,
  link: ticketLink,
  objectId: ticketId,
};
