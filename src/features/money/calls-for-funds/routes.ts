import {
  CallDistribution,
  CallForFunds,
  CallReceivable,
  CancelCall,
  CreateCallForFunds,
  CreateCallSeries,
  ListCallsForFunds,
} from '#contract/calls-for-funds.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { bulkCallRoutes } from './bulk-routes.ts';
import { requireCall, toCall } from './call.ts';
import { cancelCall } from './commands/cancel-call.ts';
import { createCall } from './commands/create-calls.ts';
import { createCallSeries } from './commands/create-series.ts';
import { sendCall } from './commands/send-call.ts';
import { callDeliveryRoutes } from './delivery-routes.ts';
import { callLetterRoutes } from './letter-routes.ts';
import { callsInSight, listCalls } from './repository.ts';
import { listReceivables, previewCall } from './split.ts';

export const callForFundsRoutes = routesOf('Calls for funds', [
  readRoute({
    path: '/calls-for-funds',
    operationId: 'listCallsForFunds',
    access: 'funds:read',
    summary: 'Calls for funds, newest first',
    description:
      'An Owner sees those in force by which they owe or owed something, with what is open of their part.',
    query: ListCallsForFunds,
    answer: Type.Array(ref(CallForFunds)),
    handler: async (ctx, { query }) =>
      mapPage(await listCalls(ctx.db, query, callsInSight(ctx)), toCall),
  }),
  writeRoute({
    method: 'POST',
    path: '/calls-for-funds',
    operationId: 'createCallForFunds',
    access: 'funds:write',
    summary: 'Enter a call for funds as a draft',
    description:
      'Nothing is owed yet; a key that is not named is the general one, a call date that is not named is today. In place of fund and amount, `parts` ask for several funds by one letter, each with its own key: owners get one receivable with one communication, and payments settle its parts in the order working capital, provision, works, reserve. Refuses a fund, an amount or a key beside parts.',
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
    summary: 'Enter the instalments of a yearly amount, or of several in parts, as drafts',
    description:
      'What each unit bears of the year is settled now, by the weights of the first call date, so that its instalments add up; who its owners are is settled on the date of each call. In `parts`, each is planned by itself and by its own key, and every instalment asks for all of them by one letter. Refuses quotas that do not add up, and an amount too small for so many instalments.',
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
      'instalment_empty',
    ],
    handler: async (ctx, { body }) => (await createCallSeries(ctx, body)).map(toCall),
  }),
  readRoute({
    answer: ref(CallForFunds),
    path: '/calls-for-funds/:id',
    operationId: 'getCallForFunds',
    access: 'funds:read',
    summary: 'One call for funds',
    description: 'Shows its state and what is open of it today.',
    handler: async (ctx, { params: { id } }) => toCall(await requireCall(ctx, id)),
  }),
  snapshotRoute({
    path: '/calls-for-funds/:id/preview',
    operationId: 'previewCallForFunds',
    access: 'funds:read',
    summary: 'What each owner is to pay of a call, and why',
    description:
      'Line by line of each part, worked out by the key and the owners on the call date while it is a draft, then as it was stored. Refuses a draft while quotas or shares do not add up on that date. An Owner sees their own lines.',
    answer: ref(CallDistribution),
    problems: ['quota_incomplete', 'ownership_incomplete'],
    handler: (ctx, { params }) => previewCall(ctx, params.id),
  }),
  snapshotRoute({
    path: '/calls-for-funds/:id/receivables',
    operationId: 'listCallReceivables',
    access: 'funds:read',
    summary: 'What each owner owes by a call that was sent',
    description:
      'One receivable for each owner, with its structured communication and the lines it is made of; none before the call is sent. An Owner sees their own.',
    answer: Type.Array(ref(CallReceivable)),
    handler: (ctx, { params }) => listReceivables(ctx, params.id),
  }),
  writeRoute({
    answer: ref(CallForFunds),
    method: 'PUT',
    path: '/calls-for-funds/:id/send',
    operationId: 'sendCallForFunds',
    access: 'funds:write',
    summary: 'Send a call: split it, book it, and charge every owner',
    description:
      'Every owner gets one receivable with a structured communication, also for several parts, and is told. What they have to their good settles it first, so that a call may be settled at once. Refuses quotas or shares that do not add up on the call date, and a closed year.',
    problems: [
      'invalid_transition',
      'quota_incomplete',
      'ownership_incomplete',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { params }) => toCall(await sendCall(ctx, params.id)),
  }),
  writeRoute({
    answer: ref(CallForFunds),
    method: 'PUT',
    path: '/calls-for-funds/:id/cancel',
    operationId: 'cancelCallForFunds',
    access: 'funds:write',
    summary: 'Cancel a draft, or a sent call by reversal',
    description:
      'The receivables of a sent call end; what was paid on them settles whatever else the payer owes, or stays to their good. Refuses a settled call, and working capital that a sale has passed on since.',
    body: CancelCall,
    example: { reason: 'Wrong amount' },
    problems: ['invalid_transition', 'working_capital_passed', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params, body }) => toCall(await cancelCall(ctx, params.id, body)),
  }),
  ...bulkCallRoutes,
  ...callDeliveryRoutes,
  ...callLetterRoutes,
]);
