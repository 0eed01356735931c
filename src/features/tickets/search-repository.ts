import { buildings } from '#features/register/buildings/relations.ts';
import { visibleTickets } from '#features/shared/index.ts';
import { bestIds, type FoundRecord, type SearchPart } from '#features/workplace/search/index.ts';
import { sql } from '#platform/db/sql.ts';

export const ticketSearch: readonly SearchPart[] = [
  {
    type: 'Ticket',
    access: 'tickets:read',
    path: '/tickets',
    find(ctx, wanted, limit) {
      const { db } = ctx;
      const visible = visibleTickets(ctx);
      const best = bestIds(ctx, wanted, limit, { table: 'app.tickets', visible });
      return db.query<FoundRecord>(sql`select found.id, found.rank, ticket.title, building.name as subtitle
        from (${best}) as found
        join app.tickets as ticket on ticket.organization_id = ${db.organizationId}
          and ticket.id = found.id
        join ${buildings(db)} as building on building.id = ticket.building_id
        order by found.rank desc, found.id desc`);
    },
  },
];
