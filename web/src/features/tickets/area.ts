import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'priority', 'category', 'assignee_id', 'q', 'sort', 'view');

const tickets = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tickets',
  validateSearch: listSearch,
  component: lazyPage('web-tickets', () => import('./TicketsPage.tsx'), 'TicketsPage'),
});
const newTicket = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tickets/new',
  component: lazyPage('web-tickets', () => import('./NewTicketPage.tsx'), 'NewTicketPage'),
});
const ticket = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tickets/$id',
  component: lazyPage('web-tickets', () => import('./TicketPage.tsx'), 'TicketPage'),
});

/** Tickets: reported defects and requests. */
export const ticketsArea = {
  routes: [tickets, newTicket, ticket] as const,
  navigation: [
    {
      group: 'register',
      to: '/tickets',
      label: 'web-navigation.tickets',
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
