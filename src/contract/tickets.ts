import {
  TICKET_CATEGORIES,
  TICKET_EVENTS,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from '#domain/tickets/ticket.ts';
import {
  allowedActions,
  body,
  BuildingName,
  countSchema,
  ExpenseName,
  Instant,
  nullable,
  OwnerName,
  partial,
  stamps,
  stringEnum,
  searchText,
  text,
  Type,
  UnitNumber,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';
import { UploadedFile } from './uploads.ts';

const TicketStatus = stringEnum(TICKET_STATUSES);
const Priority = stringEnum(TICKET_PRIORITIES);
const Category = stringEnum(TICKET_CATEGORIES);
const LongText = Type.String({ format: 'text', minLength: 1, maxLength: 10_000 });

const StatementLine = Type.Object(
  {
    statement_id: Uuid,
    number: Type.Integer({ minimum: 1, description: 'Number of the line in its run.' }),
  },
  {
    additionalProperties: false,
    description: 'Line of a statement of charges that the ticket asks about.',
  },
);

const told = { title: text(200), description: LongText };
const sorted = { category: Category, priority: Priority, unit_id: nullable(Uuid) };

export const Ticket = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    ...told,
    ...sorted,
    unit_number: nullable(UnitNumber),
    status: TicketStatus,
    owner_id: nullable(Uuid),
    owner_name: nullable(OwnerName),
    assignee_id: nullable(Uuid),
    assignee_name: nullable(Type.String({ description: 'User who handles it.' })),
    resolution: nullable(Type.String()),
    cancellation_reason: nullable(Type.String()),
    expense_id: nullable(Uuid),
    expense_name: nullable(ExpenseName),
    statement_line: nullable(StatementLine),
    resolved_at: nullable(Instant),
    created_by: Uuid,
    created_by_name: nullable(Type.String({ description: 'User who opened it.' })),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Ticket' },
);

export const CreateTicket = body({
  building_id: Uuid,
  ...told,
  ...partial(sorted),
  statement_line: Type.Optional(StatementLine),
});
export const UpdateTicket = body(partial({ ...told, ...sorted, expense_id: nullable(Uuid) }));
export const AssignTicket = body({ assignee_id: Uuid });
export const SendTicket = body({
  supplier_id: { ...Uuid, description: 'Supplier to write to; they need an e-mail address.' },
  message: Type.Optional({ ...LongText, description: 'Words of the office, above the ticket.' }),
});
export const ResolveTicket = body({ resolution: Type.Optional(LongText) });
export const CancelTicket = body({ reason: text(2_000) });

export const TicketComment = Type.Object(
  {
    id: Uuid,
    ticket_id: Uuid,
    author_id: Uuid,
    author_name: Type.String(),
    body: Type.String(),
    is_internal: Type.Boolean({ description: 'Whether only office and council see it.' }),
    created_at: Instant,
  },
  { $id: 'TicketComment' },
);
export const CreateTicketComment = body({
  body: LongText,
  is_internal: Type.Optional(Type.Boolean()),
});
export const CreateTicketAttachment = body({
  file: UploadedFile,
  title: Type.Optional(text(300)),
});

export const TicketHistoryEvent = Type.Object(
  {
    id: Uuid,
    event: stringEnum(TICKET_EVENTS),
    actor_id: Uuid,
    actor_name: nullable(Type.String()),
    details: Type.Object(
      {
        assignee_name: Type.Optional(Type.String()),
        supplier_name: Type.Optional(
          Type.String({ description: 'Supplier to whom the ticket was sent by e-mail.' }),
        ),
        reason: Type.Optional(Type.String()),
        fields: Type.Optional(Type.Array(Type.String())),
      },
      { description: 'Details: assignee, supplier, reason or changed fields.' },
    ),
    occurred_at: Instant,
  },
  { $id: 'TicketHistoryEvent' },
);

export const TICKET_SORTS = ['created_at', 'updated_at', 'id'] as const;
const filters = {
  building_id: Type.Optional(Uuid),
  status: someOf(TicketStatus),
  priority: someOf(Priority),
  category: someOf(Category),
  assignee_id: Type.Optional(Uuid),
  unit_id: Type.Optional(Uuid),
  statement_id: Type.Optional(Uuid),
  q: Type.Optional({ ...searchText(200), description: 'Searches title and description.' }),
};
export const ListTickets = pageQuery(filters, TICKET_SORTS);
export const TICKET_COMMENT_SORTS = ['created_at', 'id'] as const;
export const ListTicketComments = pageQuery({}, TICKET_COMMENT_SORTS);

export const ReadTicketStats = Type.Object(
  { building_id: Type.Optional(Uuid) },
  { additionalProperties: false },
);
export const TicketStats = Type.Object(
  {
    open: Type.Integer({ description: 'Number of tickets open or in progress.' }),
    unassigned: Type.Integer({ description: 'Number of these without assignee.' }),
    by_status: countSchema(TICKET_STATUSES),
    by_priority: countSchema(TICKET_PRIORITIES, {
      description: 'Average age in days of tickets open or in progress.',
    }),
    median_hours_to_resolve: nullable(
      Type.Number({
        description: 'Average days from opening to resolution, over the last twelve months.',
      }),
    ),
  },
  { $id: 'TicketStats' },
);

export type CreateTicket = Static<typeof CreateTicket>;
export type UpdateTicket = Static<typeof UpdateTicket>;
export type ListTickets = Static<typeof ListTickets>;
export type ListTicketComments = Static<typeof ListTicketComments>;
export type SendTicket = Static<typeof SendTicket>;
export type CreateTicketComment = Static<typeof CreateTicketComment>;
