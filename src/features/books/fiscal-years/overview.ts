import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { findYearsToClose } from './overview-repository.ts';

/** Fiscal years that are ready to close. */
export const fiscalYearsOverview: readonly OverviewPart[] = [
  {
    access: 'books:write',
    async read(ctx, buildingId) {
      const rows = await findYearsToClose(ctx, buildingId);
      const items = rows.map(({ id, building_id, due_on, building }) => ({
        kind: 'YearToClose' as const,
        facts: { building },
        building_id,
        due_on,
        amount_cents: null,
        link: `/fiscal-years/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
