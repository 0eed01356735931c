import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { openInvitations } from './overview-repository.ts';

/** People who have not answered their invitation; they are of the organization, not of buildings. */
export const usersOverview: readonly OverviewPart[] = [
  {
    access: 'users:write',
    async read({ db }, buildingId) {
      if (buildingId !== undefined) return { items: [], figures: {} };
      const rows = await openInvitations(db);
      const items = rows.map(({ id, name, email, invited_on }) => ({
        kind: 'InvitationOpen' as const,
        facts: { name, email, invited_on },
        due_on: null,
        amount_cents: null,
        link: `/users/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
