import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectIncompleteQuotas } from './overview-repository.ts';

/** Buildings whose quotas do not add up to their total: costs cannot be split by quota there. */
export const buildingsOverview: readonly OverviewPart[] = [
  {
    access: 'register:write',
    async read(ctx, buildingId) {
      const rows = await selectIncompleteQuotas(ctx, buildingId);
      const items = rows.map(({ id, name, quota_assigned, total_quota }) => ({
        kind: 'QuotasIncomplete' as const,
        facts: { building: name, assigned: quota_assigned, total: total_quota },
        building_id: id,
        due_on: null,
        amount_cents: null,
        link: `/buildings/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
