import { DomainError } from '#domain/kernel/domain-error.ts';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import {
  ticketTransitions,
  UNSETTLED_TICKET_STATUSES,
  type TicketOperation,
  type TicketStatus,
} from '#domain/tickets/ticket.ts';
import { visibleTickets } from '#features/shared/index.ts';
import { lockRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findTicket, type TicketRow } from './repository.ts';

/** Converts a ticket to its JSON form. */
export function toTicket({ statement_id, statement_line: number, ...row }: TicketRow) {
  const status = row.status;
  const isUnsettled = UNSETTLED_TICKET_STATUSES.includes(status);
  return {
    ...row,
    statement_line: statement_id === null || number === null ? null : { statement_id, number },
    allowed_actions: [
      ...(isUnsettled ? ['assign', 'send-to-supplier'] : []),
      ...allowedOperations(ticketTransitions, status),
      'comments',
      'attachments',
    ],
  };
}

/** Finds a ticket that the caller may see. Refuses not_found. */
export async function requireTicket(ctx: TenantContext, id: string): Promise<TicketRow> {
  return found(await findTicket(ctx.db, id, visibleTickets(ctx)), 'ticket', id);
}

/** Finds and locks a ticket until the transaction ends. Refuses not_found, stale. */
export async function lockTicket(ctx: TenantContext, id: string): Promise<Row<'tickets'>> {
  return matching(
    ctx,
    found(await lockRow(ctx.db, 'tickets', id, visibleTickets(ctx)), 'ticket', id),
  );
}

/** Refuses invalid_transition for a ticket that is resolved, closed or cancelled. */
export function requireUnsettled(
  { status: from }: Row<'tickets'>,
  operation: 'assign' | 'send-to-supplier' | 'update',
): void {
  if (UNSETTLED_TICKET_STATUSES.includes(from)) return;
  const allowed = allowedOperations(ticketTransitions, from);
  throw new DomainError('invalid_transition', { from, operation, allowed });
}

/**
 * Locks a ticket and returns it with the state that the operation leads to. Refuses
 * invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: TicketOperation,
): Promise<{ readonly ticket: Row<'tickets'>; readonly next: TicketStatus }> {
  const ticket = await lockTicket(ctx, id);
  return { ticket, next: transition(ticketTransitions, operation, ticket.status) };
}
