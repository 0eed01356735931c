import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectOpenInvitations } from './overview-repository.ts';

/**
 * Users who have not answered their invitation; they belong to the organization, not to buildings.
 */
export const usersOverview: readonly OverviewPart[] = [
  {
    access: 'users:write',
    async read({ db }, buildingId) {
      if (buildingId !== undefined) return { items: [], figures: {} };
      const rows = await selectOpenInvitations(db);
      const items = rows.map(({ id, name, email, invited_on }) => ({
        kind: 'InvitationOpen' as const,
        facts: { name, email, invited_on },
        building_id: null,
        due_on: null,
        amount_cents: null,
        link: `/users/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
