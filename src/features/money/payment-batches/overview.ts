import { figureOf, type OverviewPart } from '#features/workplace/overview/index.ts';
import { batchesToApprove } from './overview-repository.ts';

/** Batches that wait for a second person. */
export const paymentBatchesOverview: readonly OverviewPart[] = [
  {
    access: 'batches:approve',
    async read(ctx, building_id) {
      const rows = await batchesToApprove(ctx, building_id);
      return {
        items: rows.map(({ id, due_on, amount_cents, building }) => ({
          kind: 'BatchToApprove' as const,
          facts: { building },
          due_on,
          amount_cents,
          link: `/payment-batches/${id}`,
        })),
        figures: {
          batches_to_approve: figureOf(rows, '/payment-batches', { status: 'Draft', building_id }),
        },
      };
    },
  },
];
