import type { CreateTicket, CreateTicketComment, UpdateTicket } from '#contract/tickets.ts';
import type { UploadedFile } from '#contract/uploads.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { eventOf, type TicketEvent, type TicketOperation } from '#domain/tickets/ticket.ts';
import { attachDocument } from '#features/documents/documents/index.ts';
import { emit, findStaffWithRight } from '#features/notifications/index.ts';
import { creationColumns, requireNamedBuilding } from '#features/shared/index.ts';
import { insertRow, updateRow, type Changes, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  ticketAssigned,
  ticketCreated,
  ticketResolved,
  ticketUpdate,
} from './notification-types.ts';
import { takeQuota } from './quota.ts';
import {
  findPersonName,
  isPlaceVisible,
  type Places,
  type TicketEventDetails,
  type TicketRow,
} from './repository.ts';
import { lockForOperation, lockTicket, requireTicket, requireUnsettled } from './ticket.ts';

/** Opens a ticket. Refuses unknown_reference, daily_quota_exceeded. */
export async function createTicket(ctx: TenantContext, input: CreateTicket): Promise<TicketRow> {
  const {
    building_id,
    unit_id = null,
    category = 'Other',
    priority = 'Medium',
    statement_line,
    ...texts
  } = input;
  await requireNamedBuilding(ctx, building_id);
  await requirePlaces(ctx, building_id, { unit_id, expense_id: null, statement_line });
  await takeQuota(ctx, { tickets: 1 });
  const row = await insertRow(ctx.db, 'tickets', {
    id: ctx.newId(),
    building_id,
    unit_id,
    owner_id: ctx.principal.owner_id,
    ...texts,
    statement_id: statement_line?.statement_id ?? null,
    statement_line: statement_line?.number ?? null,
    category,
    priority,
    status: 'Open',
    ...creationColumns(ctx),
  });
  await recordEvent(ctx, row.id, 'Created');
  await emit(ctx, ticketCreated, factsOf(row));
  return requireTicket(ctx, row.id);
}

/**
 * Changes the given fields. Refuses unknown_reference, and invalid_transition for a ticket that is
 * resolved or cancelled.
 */
export async function updateTicket(
  ctx: TenantContext,
  id: string,
  input: UpdateTicket,
): Promise<TicketRow> {
  const ticket = await lockTicket(ctx, id);
  const { expense_id: _linked, ...said } = input;
  if (Object.keys(said).length > 0) requireUnsettled(ticket, 'update');
  const { unit_id = ticket.unit_id, expense_id = ticket.expense_id } = input;
  await requirePlaces(ctx, ticket.building_id, { unit_id, expense_id });
  await updateRow(ctx, 'tickets', id, input);
  await recordEvent(ctx, id, 'Changed', { fields: Object.keys(input) });
  return requireTicket(ctx, id);
}

/**
 * Assigns a ticket to a user who may handle tickets. Refuses unknown_reference, invalid_transition.
 */
export async function assignTicket(
  ctx: TenantContext,
  id: string,
  assigneeId: string,
): Promise<TicketRow> {
  const ticket = await lockTicket(ctx, id);
  requireUnsettled(ticket, 'assign');
  const dealing = await findStaffWithRight(ctx, 'tickets:write', ticket.building_id);
  if (!dealing.some(({ user_id: userId }) => userId === assigneeId))
    throw new DomainError('unknown_reference', { pointer: '/body/assignee_id' });
  const row = await updateRow(ctx, 'tickets', id, { assignee_id: assigneeId });
  await recordEvent(ctx, id, 'Assigned', {
    assignee_name: await findPersonName(ctx.db, assigneeId),
  });
  await emit(ctx, ticketAssigned, factsOf(row));
  return requireTicket(ctx, id);
}

/** Moves a ticket to its next state. Refuses invalid_transition. */
export async function advanceTicket(
  ctx: TenantContext,
  id: string,
  operation: TicketOperation,
  changes: Changes<'tickets'> = {},
): Promise<TicketRow> {
  const { next } = await lockForOperation(ctx, id, operation);
  const row = await updateRow(ctx, 'tickets', id, { ...changes, status: next });
  const reason = row.cancellation_reason;
  await recordEvent(ctx, id, eventOf[operation], reason === null ? {} : { reason });
  await emit(ctx, operation === 'resolve' ? ticketResolved : ticketUpdate, factsOf(row));
  return requireTicket(ctx, id);
}

/** Adds a comment. A comment by an Owner is always visible to the owner of the ticket. */
export async function commentTicket(
  ctx: TenantContext,
  id: string,
  { body, is_internal = false }: CreateTicketComment,
): Promise<Row<'ticket_comments'>> {
  const ticket = await requireTicket(ctx, id);
  const isOwner = ctx.principal.owner_id !== null;
  if (isOwner && is_internal) throw new DomainError('forbidden', { role: ctx.principal.role });
  const comment = await insertRow(ctx.db, 'ticket_comments', {
    id: ctx.newId(),
    ticket_id: id,
    author_id: ctx.userId,
    author_name: await findPersonName(ctx.db, ctx.userId),
    body,
    is_internal,
    created_at: ctx.now,
  });
  if (!is_internal) await emit(ctx, ticketUpdate, factsOf(ticket));
  return comment;
}

/** Attaches a photo or a quote whose bytes are already stored. Refuses daily_quota_exceeded. */
export async function attachToTicket(
  ctx: TenantContext,
  id: string,
  { file, title }: { readonly file: UploadedFile; readonly title?: string | undefined },
) {
  const ticket = await requireTicket(ctx, id);
  const { building_id, unit_id } = ticket;
  await takeQuota(ctx, { attachments: 1, bytes: file.size });
  return attachDocument(ctx, {
    file,
    title: title ?? file.file_name,
    building_id,
    unit_id,
    ticket_id: id,
  });
}

async function requirePlaces(
  ctx: TenantContext,
  buildingId: string,
  places: Places,
): Promise<void> {
  const { unit, expense, line } = await isPlaceVisible(ctx, buildingId, places);
  if (!unit) throw new DomainError('unknown_reference', { pointer: '/body/unit_id' });
  if (!expense) throw new DomainError('unknown_reference', { pointer: '/body/expense_id' });
  if (!line) throw new DomainError('unknown_reference', { pointer: '/body/statement_line' });
}

/** Adds an event to the history of a ticket. */
export async function recordEvent(
  ctx: TenantContext,
  ticketId: string,
  event: TicketEvent,
  details: TicketEventDetails = {},
): Promise<void> {
  await insertRow(ctx.db, 'ticket_events', {
    id: ctx.newId(),
    ticket_id: ticketId,
    event,
    actor_id: ctx.userId,
    details,
    occurred_at: ctx.now,
  });
}

function factsOf({ id, building_id, title, created_by, assignee_id }: Row<'tickets'> | TicketRow) {
  const assignee = assignee_id === null ? {} : { assignee_id };
  return { ticket_id: id, building_id, title, created_by, ...assignee };
}
