import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { countFailedDeliveries } from './repository.ts';

/** Messages that could not be delivered; they belong to people, not to buildings. */
export const deliveriesOverview: readonly OverviewPart[] = [
  {
    access: 'deliveries:write',
    async read({ db }, buildingId) {
      if (buildingId !== undefined) return { items: [], figures: {} };
      const count = await countFailedDeliveries(db);
      const link = '/notification-deliveries?status=Failed';
      const item = {
        kind: 'DeliveriesFailed' as const,
        facts: { count },
        building_id: null,
        due_on: null,
        amount_cents: null,
        link,
      };
      return {
        items: count === 0 ? [] : [item],
        figures: { failed_deliveries: { count, amount_cents: null, link } },
      };
    },
  },
];
