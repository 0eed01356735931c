import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateSale,
  HoldSalePrice,
  ListSales,
  PreviewSale,
  Sale,
  SalePreview,
  UndoSale,
} from '#contract/sales.ts';
import { POSTING_PROBLEMS } from '#features/books/ledger/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { declareRoutes, readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { toHold } from '../holds/index.ts';
import { createSale, holdSalePrice, undoSale } from './commands.ts';
import { previewSale } from './preview.ts';
import { listSales } from './repository.ts';
import { requireSale, toSale } from './sale.ts';

const example = {
  unit_ids: [exampleIds.unit],
  from_owner_id: exampleIds.owner,
  to: [{ owner_id: exampleIds.otherOwner }],
  deed_on: '2025-11-28',
  certain_date: '2025-10-17',
};

const CERTAIN_DATE = 'Default of `certain_date`: the day of the deed.';

const TERMS_PROBLEMS = [
  'unknown_reference',
  'invalid_period',
  'not_an_owner',
  'same_owner',
  'duplicate',
  'transfer_share_exceeded',
] as const;

/** Refusals of the transfers of a sale. */
const TRANSFER_PROBLEMS = [
  ...TERMS_PROBLEMS,
  'transfer_right_ambiguous',
  'transfer_touches',
  'working_capital_passed',
  'share_too_fine',
  'voting_mandatary_exists',
  'ownership_exceeded',
  ...POSTING_PROBLEMS,
] as const;

export const saleRoutes = declareRoutes('Sales', [
  snapshotRoute({
    path: '/sales',
    operationId: 'listSales',
    access: 'books:read',
    summary: 'List sales of lots',
    description: 'Returns the recorded sales, latest deed first.',
    query: ListSales,
    answer: Type.Array(ref(Sale)),
    handler: async (ctx, { query }) =>
      mapPage(await listSales(ctx.db, query, visibleBuildings(ctx, 'building_id')), toSale),
  }),
  writeRoute({
    method: 'POST',
    path: '/sales',
    operationId: 'createSale',
    access: 'register:write',
    summary: 'Record the sale of lots',
    description: 'Transfers one or several lots of a seller to their buyers.',
    rules: [
      CERTAIN_DATE,
      'Buyers own the lots from the day of enjoyment; a call dated on that day is theirs.',
      'Working capital is refunded to the seller and called from the buyers on that day.',
      'Readings are those at the end of the day before.',
      'Refused: sent calls of that day or later without `later_calls`.',
      'Refused: a certain date after the deed.',
    ],
    body: CreateSale,
    example,
    status: 201,
    location: '/sales',
    answer: ref(Sale),
    problems: [...TRANSFER_PROBLEMS, 'meter_decreasing'],
    handler: async (ctx, { body }) => toSale(await createSale(ctx, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/sales/preview',
    operationId: 'previewSale',
    access: 'register:write',
    summary: 'Preview the sale of lots',
    description: 'Returns what a sale would move, and what each party would pay. Writes nothing.',
    rules: [CERTAIN_DATE, 'Default of `later_calls`: Move.'],
    body: PreviewSale,
    example,
    answer: ref(SalePreview),
    problems: TERMS_PROBLEMS,
    handler: (ctx, { body }) => previewSale(ctx, body),
  }),
  readRoute({
    path: '/sales/:id',
    operationId: 'getSale',
    access: 'books:read',
    summary: 'Get the sale of lots',
    description: 'Returns what was agreed, and what was moved.',
    answer: ref(Sale),
    handler: async (ctx, { params: { id } }) => toSale(await requireSale(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/sales/:id/undo',
    operationId: 'undoSale',
    access: 'register:write',
    summary: 'Undo the sale of lots',
    description: 'Gives the lots back to the seller from the day of enjoyment, as if never sold.',
    rules: [
      'Working capital and moved calls go back by entries of today; letters correct moved calls.',
      'Readings and a withheld price stay.',
      'Refused: a later sale of the lots, a statement or a closed year that followed.',
      'Refused: a call, payment, vote or reminder of a buyer that followed.',
    ],
    body: UndoSale,
    example: { reason: 'The deed was not signed' },
    answer: ref(Sale),
    problems: ['invalid_transition', 'in_use', ...TRANSFER_PROBLEMS],
    handler: async (ctx, { params, body }) => toSale(await undoSale(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/sales/:id/hold',
    operationId: 'holdSalePrice',
    access: 'books:write',
    summary: 'Record what the notary withholds',
    description: 'Records or changes what is withheld from the price of a sale (art. 3.95).',
    rules: [
      'A registered letter of the notary says that the seller contests.',
      'No reminder is sent to the seller in the building while it runs.',
      'A withheld price does not prevent undoing the sale.',
    ],
    body: HoldSalePrice,
    example: { amount: 6038.65, informed_on: '2025-12-01', letter_sent_on: '2025-12-02' },
    answer: ref(Sale),
    problems: ['invalid_transition', 'invalid_period', 'duplicate', 'unknown_reference'],
    handler: async (ctx, { params, body }) => {
      const { sale, hold } = await holdSalePrice(ctx, params.id, body);
      return { ...toSale(sale), hold: toHold(hold, ctx.today) };
    },
  }),
]);
