import {
  CallDistribution,
  CallForFunds,
  CallReceivable,
  CancelCall,
  CreateCallForFunds,
  CreateCallSeries,
  ListCallsForFunds,
  UpdateCallForFunds,
} from '#contract/calls-for-funds.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { sendingPreviewRoute } from '#features/documents/letters/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { bulkCallRoutes } from './bulk-routes.ts';
import { requireCall, toCall } from './call.ts';
import { cancelCall } from './commands/cancel-call.ts';
import { createCall } from './commands/create-calls.ts';
import { createCallSeries } from './commands/create-series.ts';
import { sendCall } from './commands/send-call.ts';
import { updateCall } from './commands/update-call.ts';
import { callDeliveryRoutes } from './delivery-routes.ts';
import { callLetterRoutes } from './letter-routes.ts';
import { letterSubject } from './letters.ts';
import { limitToVisibleCalls, listCalls } from './repository.ts';
import { listReceivables, previewCall } from './split.ts';

const SENDING_PROBLEMS = [
  'invalid_transition',
  'quota_incomplete',
  'key_needed',
  'ownership_incomplete',
  ...POSTING_PROBLEMS,
] as const;

export const callForFundsRoutes = declareRoutes('Calls for funds', [
  readRoute({
    path: '/calls-for-funds',
    operationId: 'listCallsForFunds',
    access: 'funds:read',
    summary: 'List calls for funds, newest first',
    description:
      'Returns the calls; an Owner sees calls in force that charge them, with their open amount.',
    query: ListCallsForFunds,
    answer: Type.Array(ref(CallForFunds)),
    handler: async (ctx, { query }) =>
      mapPage(await listCalls(ctx.db, query, limitToVisibleCalls(ctx)), toCall),
  }),
  writeRoute({
    method: 'POST',
    path: '/calls-for-funds',
    operationId: 'createCallForFunds',
    access: 'funds:write',
    summary: 'Create a draft call for funds',
    description: 'Creates a call in status Draft; nothing is owed yet.',
    rules: [
      'Default key: General.',
      'Default call date: today.',
      'A usual title (quarter, provisions or fund, with its year) is shown in the language of each reader, any other as written.',
      '`parts` call several funds in one letter, each by its own key; each owner gets one item and one payment reference.',
      'Payments settle parts in the order working capital, provision, works, reserve.',
      'Refused: fund, amount or key together with `parts`.',
    ],
    body: CreateCallForFunds,
    example: {
      building_id: exampleIds.building,
      title: 'Reserve fund 2026',
      fund: 'Reserve',
      total_amount: 6000,
      call_date: '2026-01-01',
      due_date: '2026-01-31',
    },
    status: 201,
    answer: ref(CallForFunds),
    problems: ['invalid_period', 'unknown_reference', 'parts_instead', 'amount_out_of_range'],
    handler: async (ctx, { body }) => toCall(await createCall(ctx, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/calls-for-funds/series',
    operationId: 'createCallSeries',
    access: 'funds:write',
    summary: 'Create a series of instalments',
    description: 'Creates the draft calls of a yearly amount, or of several parts.',
    rules: [
      'The share of each lot is fixed by the weights on the first call date, so that instalments add up.',
      'The owners are determined on the date of each call.',
      'Each part is split by its own key; every instalment calls all parts in one letter.',
      'Refused: quotas that do not add up.',
      'Refused: an amount too small for the number of instalments.',
    ],
    body: CreateCallSeries,
    example: {
      building_id: exampleIds.building,
      title: 'Provisions 2026',
      fund: 'Provision',
      total_amount: 48000,
      call_date: '2026-01-01',
      due_date: '2026-01-31',
      instalments: 4,
    },
    status: 201,
    answer: Type.Array(ref(CallForFunds)),
    problems: [
      'invalid_period',
      'unknown_reference',
      'parts_instead',
      'amount_out_of_range',
      'quota_incomplete',
      'key_needed',
      'instalment_empty',
    ],
    handler: async (ctx, { body }) => (await createCallSeries(ctx, body)).map(toCall),
  }),
  readRoute({
    answer: ref(CallForFunds),
    path: '/calls-for-funds/:id',
    operationId: 'getCallForFunds',
    access: 'funds:read',
    summary: 'Get a call for funds',
    description: 'Returns its state and the amount open today.',
    handler: async (ctx, { params: { id } }) => toCall(await requireCall(ctx, id)),
  }),
  writeRoute({
    answer: ref(CallForFunds),
    method: 'PUT',
    path: '/calls-for-funds/:id',
    operationId: 'updateCallForFunds',
    access: 'funds:write',
    summary: 'Update a draft call for funds',
    description: 'Changes the given fields of a draft; `parts` replace all parts.',
    rules: [
      'Fund, amount and key of a call in parts follow from its parts.',
      'Refused: a call that is not a draft.',
      'Refused: amounts, funds or keys of an instalment of a series.',
    ],
    body: UpdateCallForFunds,
    example: { title: 'Reserve fund 2026', total_amount: 6500, due_date: '2026-02-15' },
    problems: [
      'invalid_period',
      'unknown_reference',
      'parts_instead',
      'amount_out_of_range',
      'invalid_transition',
      'series_fixed',
    ],
    handler: async (ctx, { params, body }) => toCall(await updateCall(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/calls-for-funds/:id/preview',
    operationId: 'previewCallForFunds',
    access: 'funds:read',
    summary: 'Preview the distribution of a call',
    description: 'Returns the lines of each owner, with key, weight and share.',
    rules: [
      'A draft is calculated for the call date; a sent call shows the stored lines.',
      'Refused: quotas or ownership shares that do not add up on that date.',
      'An Owner sees their own lines.',
    ],
    answer: ref(CallDistribution),
    problems: ['quota_incomplete', 'key_needed', 'ownership_incomplete'],
    handler: (ctx, { params }) => previewCall(ctx, params.id),
  }),
  snapshotRoute({
    path: '/calls-for-funds/:id/receivables',
    operationId: 'listCallReceivables',
    access: 'funds:read',
    summary: 'List the receivables of a call',
    description: 'Returns one receivable for each owner, with payment reference and lines.',
    rules: ['Empty until the call is sent.', 'An Owner sees their own.'],
    answer: Type.Array(ref(CallReceivable)),
    handler: (ctx, { params }) => listReceivables(ctx, params.id),
  }),
  sendingPreviewRoute({
    path: '/calls-for-funds/:id/sending-preview',
    operationId: 'previewCallSending',
    access: 'funds:write',
    summary: 'Preview the sending of a call',
    problems: SENDING_PROBLEMS,
    rehearse: async (ctx, id) => {
      const call = await sendCall(ctx, id);
      return { subject: letterSubject(call), total: toEuro(call.total_cents), post_by: null };
    },
  }),
  writeRoute({
    answer: ref(CallForFunds),
    method: 'PUT',
    path: '/calls-for-funds/:id/send',
    operationId: 'sendCallForFunds',
    access: 'funds:write',
    summary: 'Send a call for funds',
    description: 'Splits and books the call, charges every owner and sends the letters.',
    rules: [
      'Each owner gets one receivable with one payment reference.',
      'Credits of an owner settle it first.',
      'Refused: quotas or ownership shares that do not add up on the call date.',
      'Refused: a closed financial year.',
    ],
    problems: SENDING_PROBLEMS,
    handler: async (ctx, { params }) => toCall(await sendCall(ctx, params.id)),
  }),
  writeRoute({
    answer: ref(CallForFunds),
    method: 'PUT',
    path: '/calls-for-funds/:id/cancel',
    operationId: 'cancelCallForFunds',
    access: 'funds:write',
    summary: 'Cancel a call for funds',
    description: 'Cancels a draft, or reverses a sent call.',
    rules: [
      'Payments settle other debts of the owner, or remain as credit.',
      'Refused: a settled call.',
      'Refused: working capital that a sale has moved since.',
      'Refused: a call that a statement has settled.',
    ],
    body: CancelCall,
    example: { reason: 'Wrong amount' },
    problems: [
      'invalid_transition',
      'settled_by_statement',
      'working_capital_passed',
      ...REVERSAL_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) => toCall(await cancelCall(ctx, params.id, body)),
  }),
  ...bulkCallRoutes,
  ...callDeliveryRoutes,
  ...callLetterRoutes,
]);
