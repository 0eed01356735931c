import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectWithoutSyndic } from './overview-repository.ts';
import { countOrganizations } from './repository.ts';

/** Items of the platform: organizations in which nobody can work yet. */
export const organizationsOverview: readonly OverviewPart[] = [
  {
    access: 'platform',
    async read({ db }) {
      const [count, rows] = await Promise.all([countOrganizations(db), selectWithoutSyndic(db)]);
      const items = rows.map(({ id, name }) => ({
        kind: 'OrganizationWithoutSyndic' as const,
        facts: { name },
        building_id: null,
        due_on: null,
        amount_cents: null,
        link: `/organizations/${id}`,
      }));
      const organizations = { count, amount_cents: null, link: '/organizations' };
      return { items, figures: { organizations } };
    },
  },
];
