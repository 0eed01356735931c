import { IdParams, ref } from '#contract/common.ts';
import { TransferOwnership, UnitOwner } from '#contract/unit-owners.ts';
import { toUnitOwner } from '#features/register/unit-owners/index.ts';
import { writeRoute } from '#platform/http/route.ts';
import { transferUnit } from './commands.ts';

export const unitTransferRoutes = [
  writeRoute({
    method: 'POST',
    path: '/units/:id/owners/transfer',
    operationId: 'transferOwnership',
    summary: 'Pass a share, or all of it, from one owner to another',
    params: IdParams,
    body: TransferOwnership,
    answer: ref(UnitOwner),
    handler: async (ctx, { params: { id }, body }) =>
      toUnitOwner(await transferUnit(ctx, id, body), ctx.today),
  }),
];
