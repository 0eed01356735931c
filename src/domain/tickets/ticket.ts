import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const TICKET_STATUSES = ['Open', 'InProgress', 'Resolved', 'Closed', 'Cancelled'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export type TicketOperation = 'start' | 'resolve' | 'close' | 'reopen' | 'cancel';

/** Lifecycle of a ticket. Transitions that are not listed are refused, including repeated operations. */
export const ticketTransitions: TransitionTable<TicketStatus, TicketOperation> = {
  start: { from: ['Open'], to: 'InProgress' },
  resolve: { from: ['Open', 'InProgress'], to: 'Resolved' },
  close: { from: ['Resolved'], to: 'Closed' },
  reopen: { from: ['Resolved', 'Closed'], to: 'Open' },
  cancel: { from: ['Open', 'InProgress'], to: 'Cancelled' },
};

/** Statuses in which a ticket still needs work; it can be assigned and changed. */
export const UNSETTLED_TICKET_STATUSES: readonly TicketStatus[] = ['Open', 'InProgress'];

/** Ticket priorities, lowest first. */
export const TICKET_PRIORITIES = ['Low', 'Medium', 'High', 'Critical'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_CATEGORIES = [
  'Plumbing',
  'Electricity',
  'Heating',
  'Elevator',
  'Roof',
  'CommonAreas',
  'Cleaning',
  'Security',
  'Neighbours',
  'Administration',
  'Other',
] as const;

/** Events of a ticket, in the past tense. */
export const TICKET_EVENTS = [
  'Created',
  'Changed',
  'Assigned',
  'SentToSupplier',
  'Started',
  'Resolved',
  'Closed',
  'Reopened',
  'Cancelled',
] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

/** The event recorded for each operation. */
export const eventOf: Readonly<Record<TicketOperation, TicketEvent>> = {
  start: 'Started',
  resolve: 'Resolved',
  close: 'Closed',
  reopen: 'Reopened',
  cancel: 'Cancelled',
};
