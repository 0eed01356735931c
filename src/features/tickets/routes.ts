import { ref, Type } from '#contract/common.ts';
import { Document } from '#contract/documents.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AssignTicket,
  CancelTicket,
  CreateTicket,
  CreateTicketAttachment,
  CreateTicketComment,
  ListTicketComments,
  ListTickets,
  ReadTicketStats,
  ResolveTicket,
  Ticket,
  TicketComment,
  TicketHistoryEvent,
  TicketStats,
  UpdateTicket,
} from '#contract/tickets.ts';
import { keepShown, toDocument, type Intake } from '#features/documents/documents/index.ts';
import { visibleTickets } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import {
  readRoute,
  routesOf,
  snapshotRoute,
  writeRoute,
  type Route,
} from '#platform/http/route.ts';
import {
  advanceTicket,
  assignTicket,
  attachToTicket,
  commentTicket,
  createTicket,
  updateTicket,
} from './commands.ts';
import { listComments, listHistory, listTickets } from './repository.ts';
import { ticketStats } from './stats.ts';
import { requireTicket, toTicket } from './ticket.ts';

export function createTicketRoutes(intake: Intake): readonly Route[] {
  return routesOf('Tickets', [...readRoutes, ...editRoutes, ...stepRoutes, ...talkRoutes(intake)]);
}

const readRoutes = [
  readRoute({
    path: '/tickets',
    operationId: 'listTickets',
    access: 'tickets:read',
    summary: 'Tickets, the latest first',
    description: 'Shows those of the buildings that the role looks after; an Owner sees their own.',
    query: ListTickets,
    answer: Type.Array(ref(Ticket)),
    handler: async (ctx, { query }) =>
      mapPage(await listTickets(ctx.db, query, visibleTickets(ctx)), toTicket),
  }),
  snapshotRoute({
    path: '/tickets/stats',
    operationId: 'readTicketStats',
    access: 'tickets:read',
    summary: 'How many tickets there are, and how long they take',
    description: 'Of what the role sees, or of one building.',
    query: ReadTicketStats,
    answer: ref(TicketStats),
    handler: (ctx, { query }) => ticketStats(ctx, query.building_id),
  }),
  readRoute({
    path: '/tickets/:id',
    operationId: 'getTicket',
    access: 'tickets:read',
    summary: 'One ticket',
    description: 'Says who opened it, who deals with it, and what can be done with it now.',
    answer: ref(Ticket),
    handler: async (ctx, { params: { id } }) => toTicket(await requireTicket(ctx, id)),
  }),
  snapshotRoute({
    path: '/tickets/:id/history',
    operationId: 'listTicketHistory',
    access: 'tickets:read',
    summary: 'What has happened to a ticket, the oldest first',
    description: 'Nothing of it is ever changed.',
    answer: Type.Array(ref(TicketHistoryEvent)),
    handler: async (ctx, { params: { id } }) => {
      await requireTicket(ctx, id);
      return listHistory(ctx.db, id);
    },
  }),
];

const editRoutes = [
  writeRoute({
    method: 'POST',
    path: '/tickets',
    operationId: 'createTicket',
    access: 'tickets:create',
    summary: 'Open a ticket',
    description: 'Tells those who deal with tickets of the building.',
    body: CreateTicket,
    example: {
      building_id: exampleIds.building,
      title: 'The lift stands still',
      description: 'Between the second and the third floor since this morning.',
      category: 'Elevator',
      priority: 'High',
    },
    status: 201,
    answer: ref(Ticket),
    problems: ['unknown_reference'],
    handler: async (ctx, { body }) => toTicket(await createTicket(ctx, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id',
    operationId: 'updateTicket',
    access: 'tickets:write',
    summary: 'Change the named fields of a ticket',
    description: 'Of one that is settled, only the expense that came of it.',
    body: UpdateTicket,
    example: { priority: 'Critical', expense_id: exampleIds.expense },
    answer: ref(Ticket),
    problems: ['unknown_reference', 'invalid_transition'],
    handler: async (ctx, { params, body }) => toTicket(await updateTicket(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/assign',
    operationId: 'assignTicket',
    access: 'tickets:write',
    summary: 'Give a ticket to somebody who deals with it',
    description: 'To a syndic or a member of the council who sees the building, who is told.',
    body: AssignTicket,
    example: { assignee_id: exampleIds.user },
    answer: ref(Ticket),
    problems: ['unknown_reference', 'invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toTicket(await assignTicket(ctx, params.id, body.assignee_id)),
  }),
];

const stepRoutes = [
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/start',
    operationId: 'startTicket',
    access: 'tickets:write',
    summary: 'Somebody deals with it now',
    description: 'Tells the one who opened it.',
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toTicket(await advanceTicket(ctx, params.id, 'start')),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/resolve',
    operationId: 'resolveTicket',
    access: 'tickets:write',
    summary: 'It is resolved, and how',
    description: 'Tells the one who opened it.',
    body: ResolveTicket,
    example: { resolution: 'The brake was replaced.' },
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body: { resolution = null } }) =>
      toTicket(
        await advanceTicket(ctx, params.id, 'resolve', { resolution, resolved_at: ctx.now }),
      ),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/close',
    operationId: 'closeTicket',
    access: 'tickets:write',
    summary: 'Close what is resolved',
    description: 'It may still be reopened.',
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toTicket(await advanceTicket(ctx, params.id, 'close')),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/reopen',
    operationId: 'reopenTicket',
    access: 'tickets:create',
    summary: 'It is not resolved after all',
    description: 'Also for the Owner who opened it.',
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) =>
      toTicket(
        await advanceTicket(ctx, params.id, 'reopen', { resolution: null, resolved_at: null }),
      ),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/cancel',
    operationId: 'cancelTicket',
    access: 'tickets:create',
    summary: 'It needs no settling, and why',
    description: 'Also for the Owner who opened it. A cancelled ticket stays on record.',
    body: CancelTicket,
    example: { reason: 'Works again.' },
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toTicket(await advanceTicket(ctx, params.id, 'cancel', { cancellation_reason: body.reason })),
  }),
];

const talkRoutes = (intake: Intake) => [
  snapshotRoute({
    path: '/tickets/:id/comments',
    operationId: 'listTicketComments',
    access: 'tickets:read',
    summary: 'The comments on a ticket, the oldest first',
    description: 'An Owner sees none that are internal.',
    query: ListTicketComments,
    answer: Type.Array(ref(TicketComment)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireTicket(ctx, id);
      const isShownAll = ctx.principal.owner_id === null;
      return listComments(ctx.db, id, { ...query, isShownAll });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/tickets/:id/comments',
    operationId: 'commentTicket',
    access: 'tickets:create',
    summary: 'Comment on a ticket',
    description:
      'Tells the one who opened it and the one who deals with it, unless it is internal.',
    body: CreateTicketComment,
    example: { body: 'The repairman comes on Tuesday at nine.' },
    status: 201,
    answer: ref(TicketComment),
    handler: (ctx, { params, body }) => commentTicket(ctx, params.id, body),
  }),
  writeRoute({
    method: 'POST',
    path: '/tickets/:id/attachments',
    operationId: 'attachToTicket',
    access: 'tickets:create',
    summary: 'Keep a photograph or a quote with a ticket',
    description:
      'A document that is seen by whoever sees the ticket. Of a photograph (JPEG, PNG, WebP) only the picture is kept: neither where nor with what it was taken; HEIC and TIFF are refused, for that cannot be taken out of them.',
    body: CreateTicketAttachment,
    example: { title: 'The brake' },
    upload: true,
    status: 201,
    location: '/documents',
    answer: ref(Document),
    problems: ['file_type_refused', 'photo_type_refused', 'file_infected', 'too_busy'],
    prepare: async (ctx, { params: { id }, body }) => {
      await ctx.database.read(ctx.organizationId, (db) =>
        requireTicket(ctx.withConnection(db), id),
      );
      body.file = await keepShown(ctx, intake, body.file);
    },
    handler: async (ctx, { params, body }) =>
      toDocument(await attachToTicket(ctx, params.id, body)),
  }),
];
