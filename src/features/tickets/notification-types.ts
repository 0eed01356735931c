import { Type, Uuid } from '#contract/common.ts';
import {
  findBuildingPlaceholder,
  mergeAudiences,
  excludeActor,
  findStaffInRoles,
  findUserRecipient,
  type NotificationTypeDefinition,
} from '#features/notifications/index.ts';

const TicketPayload = Type.Object({
  ticket_id: Uuid,
  building_id: Uuid,
  title: Type.String(),
  created_by: Uuid,
  assignee_id: Type.Optional(Uuid),
});
type Definition = NotificationTypeDefinition<typeof TicketPayload>;

const aboutTicket: Omit<Definition, 'type' | 'audience'> = {
  payload: TicketPayload,
  priority: 'Normal',
  values: async (ctx, { building_id, title }) => ({
    ...(await findBuildingPlaceholder(ctx, building_id)),
    title,
  }),
  link: ({ ticket_id: id }) => `/tickets/${id}`,
  objectId: ({ ticket_id: id }) => id,
};

/** Sent to users who handle tickets of the building. */
export const ticketCreated: Definition = {
  ...aboutTicket,
  type: 'TicketCreated',
  audience: (ctx, { building_id }, actorId) =>
    excludeActor(actorId, findStaffInRoles(ctx, ['Syndic', 'BoardMember'], building_id)),
};

/** Sent to the reporter and the assignee. */
export const ticketUpdate: Definition = {
  ...aboutTicket,
  type: 'TicketUpdate',
  priority: 'Low',
  audience: (ctx, { created_by, assignee_id }, actorId) => {
    const concerned = [created_by, ...(assignee_id === undefined ? [] : [assignee_id])];
    return excludeActor(
      actorId,
      mergeAudiences(...concerned.map((userId) => findUserRecipient(ctx, userId))),
    );
  },
};

/** Sent to the assignee. */
export const ticketAssigned: Definition = {
  ...aboutTicket,
  type: 'TicketAssigned',
  audience: async (ctx, { assignee_id }, actorId) =>
    assignee_id === undefined ? [] : excludeActor(actorId, findUserRecipient(ctx, assignee_id)),
};

/** Sent to the reporter. */
export const ticketResolved: Definition = {
  ...aboutTicket,
  type: 'TicketResolved',
  audience: (ctx, { created_by }, actorId) =>
    excludeActor(actorId, findUserRecipient(ctx, created_by)),
};

export const ticketNotificationTypes = [
  ticketCreated,
  ticketUpdate,
  ticketAssigned,
  ticketResolved,
];
