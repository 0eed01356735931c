import { describe, expect, it } from 'vitest';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import { TICKET_STATUSES, ticketTransitions, type TicketStatus } from './ticket.ts';

const WAYS: Readonly<Record<TicketStatus, Readonly<Record<string, TicketStatus>>>> = {
  Open: { start: 'InProgress', resolve: 'Resolved', cancel: 'Cancelled' },
  InProgress: { resolve: 'Resolved', cancel: 'Cancelled' },
  Resolved: { close: 'Closed', reopen: 'Open' },
  Closed: { reopen: 'Open' },
  Cancelled: {},
};

describe('the way of a ticket', () => {
  it.each(TICKET_STATUSES)('from %s', (from) => {
    const ways = allowedOperations(ticketTransitions, from).map((operation) => [
      operation,
      transition(ticketTransitions, operation, from),
    ]);
    expect(Object.fromEntries(ways)).toEqual(WAYS[from]);
  });
});
