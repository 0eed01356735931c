import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { TransferOwnership, TransferredOwnership, UnitParams } from '#contract/unit-owners.ts';
import { POSTING_PROBLEMS } from '#features/books/ledger/index.ts';
import { declareRoutes, writeRoute } from '#platform/http/route.ts';
import { transferUnit } from './commands.ts';

export const unitTransferRoutes = declareRoutes('Unit owners', [
  writeRoute({
    method: 'POST',
    path: '/units/:unit_id/owners/transfer',
    operationId: 'transferOwnership',
    access: 'register:write',
    summary: 'Transfer a lot to another owner',
    description: 'Moves a share of the lot, by default all of it, from seller to buyer.',
    rules: [
      'Debts stay with the seller.',
      'Working capital is refunded to the seller and called from the buyer on the day of transfer.',
      '`later_calls` Move charges the buyer and credits the seller for calls and expenses from the effective date on, with letters to both.',
      '`later_calls` Leave keeps them with the seller.',
      'Refused: calls or expenses of that day or later without `later_calls`.',
      'Refused: a seller who holds nothing, or less than is transferred, on that day.',
      'Refused: a share where the seller holds several rights.',
      'Refused: working capital that another sale has moved.',
    ],
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
