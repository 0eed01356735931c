import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectWaitingTickets } from './overview-repository.ts';

/** Tickets that wait, for users who handle them. */
export const ticketsOverview: readonly OverviewPart[] = [
  {
    access: 'tickets:write',
    async read(ctx, building_id) {
      const rows = await selectWaitingTickets(ctx, building_id);
      const items = rows.map(({ id, title, building, priority, ...ticket }) => ({
        kind: 'TicketToSettle' as const,
        facts: { title, building, priority },
        building_id: ticket.building_id,
        due_on: null,
        amount_cents: null,
        link: `/tickets/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
