import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'priority', 'category', 'assignee_id', 'q', 'sort', 'view');

const tickets = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tickets',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./TicketsPage.tsx'), 'TicketsPage'),
});
const newTicket = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tickets/new',
  component: lazyRouteComponent(() => import('./NewTicketPage.tsx'), 'NewTicketPage'),
});
const ticket = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tickets/$id',
  component: lazyRouteComponent(() => import('./TicketPage.tsx'), 'TicketPage'),
});

/** What is broken or asked for, and what becomes of it. */
export const ticketsArea = {
  routes: [tickets, newTicket, ticket] as const,
  navigation: [
    {
      group: 'register',
      to: '/tickets',
      label: 'web-tickets.title',
      needs: 'listTickets',
      key: 'k',
      readers: 'everybody',
    },
  ],
  actions: [
    { to: '/tickets/new', label: 'web-tickets.new', needs: 'createTicket', readers: 'everybody' },
  ],
} as const;
