import { discloseTickets } from './disclosure-repository.ts';
import { eraseFromTickets } from './erasure-repository.ts';
import { ticketNotificationTypes } from './notification-types.ts';
import { ticketsOverview } from './overview.ts';
import { ticketRecords } from './records.ts';
import { createTicketRoutes } from './routes.ts';
import { ticketSearch } from './search-repository.ts';

export const ticketsFeature = {
  disclosure: discloseTickets,
  erasure: eraseFromTickets,
  routes: createTicketRoutes,
  notificationTypes: ticketNotificationTypes,
  records: ticketRecords,
  search: ticketSearch,
  overview: ticketsOverview,
};
