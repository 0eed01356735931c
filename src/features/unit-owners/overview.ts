import { buildPagePath } from '#domain/overview/page-path.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectIncompleteOwnership } from './overview-repository.ts';

/** Buildings with units that have no owner, or only for a part: costs cannot be split there. */
export const unitOwnersOverview: readonly OverviewPart[] = [
  {
    access: 'register:write',
    async read(ctx, buildingId) {
      const rows = await selectIncompleteOwnership(ctx, buildingId);
      const items = rows.map(({ id, building, unit_numbers }) => ({
        kind: 'OwnershipIncomplete' as const,
        facts: {
          building,
          count: unit_numbers.length,
          units: unit_numbers.slice(0, 10).join(', '),
        },
        building_id: id,
        due_on: null,
        amount_cents: null,
        link: buildPagePath('/units', { building_id: id }),
      }));
      return { items, figures: {} };
    },
  },
];
