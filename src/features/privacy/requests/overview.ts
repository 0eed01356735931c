import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectWaitingRequests } from './repository.ts';

/** Requests about personal data to answer, for users who answer them. */
export const requestsOverview: readonly OverviewPart[] = [
  {
    access: 'gdpr:write',
    async read({ db }, buildingId) {
      const rows = await selectWaitingRequests(db, buildingId);
      const items = rows.map(({ kind, owner, owner_id, due_on }) => ({
        kind: 'GdprRequestToAnswer' as const,
        facts: { request: kind, owner },
        building_id: null,
        due_on,
        amount_cents: null,
        link: `/owners/${owner_id}`,
      }));
      return { items, figures: {} };
    },
  },
];
