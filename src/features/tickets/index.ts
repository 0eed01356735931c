import { visibleTickets, type RecordKind } from '#features/shared/index.ts';
import { enterDemoTickets } from './demo.ts';
import { discloseTickets } from './disclosure-repository.ts';
import { eraseFromTickets } from './erasure-repository.ts';
import { ticketNotificationTypes } from './notification-types.ts';
import { ticketsOverview } from './overview.ts';
import { createTicketRoutes } from './routes.ts';
import { ticketSearch } from './search-repository.ts';
import { createSupplierPages, type SupplierPageParts } from './supplier-pages.ts';
import { tables } from './tables.ts';

const records: readonly RecordKind[] = [
  { type: 'Ticket', table: 'tickets', access: 'tickets:read', visible: visibleTickets },
];

export const ticketsFeature = {
  tables,
  disclosure: discloseTickets,
  erasure: eraseFromTickets,
  routes: createTicketRoutes,
  pages: (parts: SupplierPageParts) => createSupplierPages(parts),
  notificationTypes: ticketNotificationTypes,
  records,
  search: ticketSearch,
  overview: ticketsOverview,
  demo: enterDemoTickets,
};
