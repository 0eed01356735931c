import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { TransferOwnership, TransferredOwnership, UnitParams } from '#contract/unit-owners.ts';
import { POSTING_PROBLEMS } from '#features/books/ledger/index.ts';
import { routesOf, writeRoute } from '#platform/http/route.ts';
import { transferUnit } from './commands.ts';

export const unitTransferRoutes = routesOf('Unit owners', [
  writeRoute({
    method: 'POST',
    path: '/units/:unit_id/owners/transfer',
    operationId: 'transferOwnership',
    access: 'register:write',
    summary: 'Pass a share, or all of it, from one owner to another',
    description:
      'Without a share, all that the seller holds goes over; debts stay with the seller, and what the unit holds of the working capital is refunded to the seller and called from the buyer on the day, at once when it has come, as the answer says. Calls sent already for later days, and expenses split for later days, need a word: `later_calls` Move charges the buyer and credits the seller by entries of today, with letters of correction to both, and corrects the splits; Leave leaves them. Refuses to move working capital that another sale has passed on, a seller who holds nothing on that day, more than they hold, and a share where they hold several rights.',
    params: UnitParams,
    body: TransferOwnership,
    example: {
      from_owner_id: exampleIds.owner,
      to_owner_id: exampleIds.otherOwner,
      effective_date: '2026-03-01',
    },
    answer: ref(TransferredOwnership),
    problems: [
      'unknown_reference',
      'same_owner',
      'not_an_owner',
      'transfer_share_exceeded',
      'transfer_right_ambiguous',
      'transfer_touches',
      'working_capital_passed',
      'share_too_fine',
      'invalid_period',
      'duplicate',
      'voting_mandatary_exists',
      'ownership_exceeded',
      ...POSTING_PROBLEMS,
    ],
    handler: (ctx, { params: { unit_id: id }, body }) => transferUnit(ctx, id, body),
  }),
]);
