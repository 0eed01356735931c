import { ticketId, ticketLink, TicketPayload, ticketValues } from '../about-ticket.ts';
import { except, staffInRoles } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To those who deal with tickets of the building. */
export const ticketCreated: NotificationTypeDefinition<typeof TicketPayload> = {
  payload: TicketPayload,
  priority: 'Normal',
  audience: (ctx, { building_id }, actorId) =>
    except(actorId, staffInRoles(ctx, ['Syndic', 'BoardMember'], building_id)),
  values: ticketValues,
  link: ticketLink,
  objectId: ticketId,
};
