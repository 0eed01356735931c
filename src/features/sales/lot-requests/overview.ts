import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectOpenRequests } from './overview-repository.ts';

/** Requests for information on lots that wait for an answer. */
export const lotRequestsOverview: readonly OverviewPart[] = [
  {
    access: 'books:write',
    async read(ctx, building_id) {
      const rows = await selectOpenRequests(ctx, building_id);
      const items = rows.map(({ id, kind, name, building, target_on, last_on, ...asked }) => ({
        kind: 'LotAnswerDue' as const,
        facts: { kind, name, building, last_on },
        building_id: asked.building_id,
        due_on: target_on,
        amount_cents: null,
        link: `/lot-requests/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
