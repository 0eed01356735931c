import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-tickets');

const listSearch = searchOf('status', 'priority', 'category', 'assignee_id', 'q', 'sort', 'view');

const tickets = page('/tickets', () => import('./TicketsPage.tsx'), 'TicketsPage', listSearch);
const newTicket = page('/tickets/new', () => import('./NewTicketPage.tsx'), 'NewTicketPage');
const ticket = page(
  '/tickets/$id',
  () => import('./TicketPage.tsx'),
  'TicketPage',
  searchOf('act'),
);

/** Tickets: reported defects and requests. */
export const ticketsArea = {
  routes: [tickets, newTicket, ticket] as const,
  navigation: [
    {
      place: 'building',
      to: '/tickets',
      ownersPlace: 'home',
      label: 'web-navigation.tickets',
      also: 'web-navigation.tickets.also',
      needs: 'listTickets',
      key: 'k',
      readers: 'everybody',
    },
  ],
  actions: [
    {
      to: '/tickets/new',
      label: 'web-navigation.tickets.new',
      needs: 'createTicket',
      readers: 'everybody',
    },
  ],
} as const;
