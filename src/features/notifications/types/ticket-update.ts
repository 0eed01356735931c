import { ticketId, ticketLink, TicketPayload, ticketValues } from '../about-ticket.ts';
import { eachOnce, except, theUser } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To the one who opened it and the one who deals with it. */
export const ticketUpdate: NotificationTypeDefinition<typeof TicketPayload> = {
  payload: TicketPayload,
  priority: 'Low',
  audience: (ctx, { created_by, assignee_id }, actorId) => {
    const concerned = [created_by, ...(assignee_id === undefined ? [] : [assignee_id])];
    return except(actorId, eachOnce(...concerned.map((userId) => theUser(ctx, userId))));
  },
  values: ticketValues,
  link: ticketLink,
  objectId: ticketId,
};
