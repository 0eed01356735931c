import { visibleTickets } from '#features/shared/index.ts';
import {
  findBestTitled,
  limitToBuilding,
  type SearchPart,
} from '#features/workplace/search/index.ts';

export const ticketSearch: readonly SearchPart[] = [
  {
    type: 'Ticket',
    nouns: 'search.nouns.ticket',
    access: 'tickets:read',
    path: '/tickets',
    find: (ctx, wanted, limit) =>
      findBestTitled(ctx, wanted, limit, {
        table: 'app.tickets',
        visible: [...visibleTickets(ctx), ...limitToBuilding(wanted)],
      }),
  },
];
