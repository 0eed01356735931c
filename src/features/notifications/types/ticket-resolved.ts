import { ticketId, ticketLink, TicketPayload, ticketValues } from '../about-ticket.ts';
import { except, theUser } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To the one who opened it. */
export const ticketResolved: NotificationTypeDefinition<typeof TicketPayload> = {
  payload: TicketPayload,
  priority: 'Normal',
  audience: (ctx, { created_by }, actorId) => except(actorId, theUser(ctx, created_by)),
  values: ticketValues,
  link: ticketLink,
  objectId: ticketId,
};
