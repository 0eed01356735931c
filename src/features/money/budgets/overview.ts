import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { findNearlySpent } from './overview-repository.ts';

/** Budgets with accounts that are nearly spent. */
export const budgetsOverview: readonly OverviewPart[] = [
  {
    access: 'funds:write',
    async read(ctx, buildingId) {
      const rows = await findNearlySpent(ctx, buildingId);
      const items = rows.map(({ id, building_id, building, accounts }) => ({
        kind: 'BudgetNearlySpent' as const,
        facts: { building, count: accounts },
        building_id,
        due_on: null,
        amount_cents: null,
        link: `/budgets/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
