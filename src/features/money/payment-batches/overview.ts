import { findTiedUsers } from '#features/shared/index.ts';
import { computeFigure, type OverviewPart } from '#features/workplace/overview/index.ts';
import { findBatchesToApprove } from './overview-repository.ts';

/** Batches that wait for a second person. */
export const paymentBatchesOverview: readonly OverviewPart[] = [
  {
    access: 'batches:approve',
    async read(ctx, building_id) {
      const rows = await findBatchesToApprove(ctx, building_id, await findTiedUsers(ctx));
      return {
        items: rows.map(({ id, due_on, amount_cents, building, ...batch }) => ({
          kind: 'BatchToApprove' as const,
          facts: { building },
          building_id: batch.building_id,
          due_on,
          amount_cents,
          link: `/payment-batches/${id}`,
        })),
        figures: {
          batches_to_approve: computeFigure(rows, '/payment-batches', {
            status: 'Draft',
            building_id,
          }),
        },
      };
    },
  },
];
