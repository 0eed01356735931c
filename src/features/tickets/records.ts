import { visibleTickets, type RecordKind } from '#features/shared/index.ts';

export const ticketRecords: readonly RecordKind[] = [
  {
    type: 'Ticket',
    table: 'tickets',
    access: 'tickets:read',
    visible: (ctx) => visibleTickets(ctx),
  },
];
