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
  SendTicket,
  Ticket,
  TicketComment,
  TicketHistoryEvent,
  TicketStats,
  UpdateTicket,
} from '#contract/tickets.ts';
import { storeContent, toDocument, type Intake } from '#features/documents/documents/index.ts';
import { visibleTickets } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import {
  readRoute,
  declareRoutes,
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
import { requireQuota } from './quota.ts';
import { listComments, listHistory, listTickets } from './repository.ts';
import { sendTicket, type TicketLinks } from './send-to-supplier.ts';
import { ticketStats } from './stats.ts';
import { requireTicket, toTicket } from './ticket.ts';

export function createTicketRoutes(parts: Intake & TicketLinks): readonly Route[] {
  return declareRoutes('Tickets', [
    ...readRoutes,
    ...editRoutes,
    ...stepRoutes,
    ...talkRoutes(parts),
    createSendRoute(parts),
  ]);
}

const createSendRoute = (links: TicketLinks) =>
  writeRoute({
    method: 'POST',
    path: '/tickets/:id/send-to-supplier',
    operationId: 'sendTicketToSupplier',
    access: 'tickets:write',
    summary: 'Send a ticket to a supplier',
    description: 'Mails the ticket to a supplier, with a link to its text and photos.',
    rules: [
      'The link works while the ticket is open, for 30 days at most, without an account.',
      'The supplier sees neither comments nor the names of those who reported the problem.',
      'Refused: a supplier without an e-mail address.',
    ],
    body: SendTicket,
    example: { supplier_id: exampleIds.supplier, message: 'Please come this week.' },
    status: 200,
    answer: ref(Ticket),
    problems: ['unknown_reference', 'supplier_without_email', 'invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toTicket(await sendTicket(ctx, links, params.id, body)),
  });

const readRoutes = [
  readRoute({
    path: '/tickets',
    operationId: 'listTickets',
    access: 'tickets:read',
    summary: 'List tickets, newest first',
    description: 'Returns the tickets of your buildings; an Owner sees their own.',
    query: ListTickets,
    answer: Type.Array(ref(Ticket)),
    handler: async (ctx, { query }) =>
      mapPage(await listTickets(ctx.db, query, visibleTickets(ctx)), toTicket),
  }),
  snapshotRoute({
    path: '/tickets/stats',
    operationId: 'readTicketStats',
    access: 'tickets:read',
    summary: 'Get ticket statistics',
    description:
      'Returns numbers and durations of tickets, of all that you see or of one building.',
    query: ReadTicketStats,
    answer: ref(TicketStats),
    handler: (ctx, { query }) => ticketStats(ctx, query.building_id),
  }),
  readRoute({
    path: '/tickets/:id',
    operationId: 'getTicket',
    access: 'tickets:read',
    summary: 'Get a ticket',
    description: 'Returns its author, its assignee and the operations that its state allows.',
    answer: ref(Ticket),
    handler: async (ctx, { params: { id } }) => toTicket(await requireTicket(ctx, id)),
  }),
  snapshotRoute({
    path: '/tickets/:id/history',
    operationId: 'listTicketHistory',
    access: 'tickets:read',
    summary: 'List the history of a ticket',
    description: 'Returns all events, oldest first; none is ever changed.',
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
    description: 'Opens a ticket and notifies those who handle tickets of the building.',
    rules: [
      'An Owner opens at most 20 tickets a day.',
      '`statement_line` asks about a line of a statement of charges; an Owner names their own.',
    ],
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
    problems: ['unknown_reference', 'daily_quota_exceeded'],
    handler: async (ctx, { body }) => toTicket(await createTicket(ctx, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id',
    operationId: 'updateTicket',
    access: 'tickets:write',
    summary: 'Update a ticket',
    description: 'Changes the fields that you send; of a resolved ticket, only the linked expense.',
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
    summary: 'Assign a ticket',
    description:
      'Assigns it to a syndic or council member who sees the building, and notifies them.',
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
    summary: 'Start work on a ticket',
    description: 'Sets status InProgress and notifies the author.',
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toTicket(await advanceTicket(ctx, params.id, 'start')),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/resolve',
    operationId: 'resolveTicket',
    access: 'tickets:write',
    summary: 'Resolve a ticket',
    description: 'Records the resolution and notifies the author.',
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
    summary: 'Close a resolved ticket',
    description: 'Closes the ticket; it can be reopened.',
    answer: ref(Ticket),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toTicket(await advanceTicket(ctx, params.id, 'close')),
  }),
  writeRoute({
    method: 'PUT',
    path: '/tickets/:id/reopen',
    operationId: 'reopenTicket',
    access: 'tickets:create',
    summary: 'Reopen a ticket',
    description: 'Reopens the ticket; also for the Owner who opened it.',
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
    summary: 'Cancel a ticket with a reason',
    description: 'Cancels the ticket; also for the Owner who opened it. It remains on record.',
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
    summary: 'List the comments on a ticket',
    description: 'Returns the comments, oldest first; an Owner sees none that are internal.',
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
    description: 'Adds a comment and notifies author and assignee, unless it is internal.',
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
    summary: 'Attach a file to a ticket',
    description: 'Stores a photo or document that everyone who sees the ticket can see.',
    rules: [
      'Photos are stored without position and camera data.',
      'Refused: damaged photos, from which these cannot be removed.',
      'An Owner attaches at most 100 MiB, or 200 files, a day.',
    ],
    body: CreateTicketAttachment,
    example: { title: 'The brake' },
    upload: true,
    status: 201,
    location: '/documents',
    answer: ref(Document),
    problems: [
      'file_type_refused',
      'photo_type_refused',
      'file_infected',
      'daily_quota_exceeded',
      'too_busy',
    ],
    prepare: async (ctx, { params: { id }, body }) => {
      await ctx.database.read(ctx.organizationId, async (db) => {
        const reading = ctx.withConnection(db);
        await requireTicket(reading, id);
        await requireQuota(reading, { attachments: 1, bytes: body.file.size });
      });
      await storeContent(ctx, intake, body.file);
    },
    handler: async (ctx, { params, body }) =>
      toDocument(await attachToTicket(ctx, params.id, body), ctx.today),
  }),
];
