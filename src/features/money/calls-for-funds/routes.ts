import {
  CallForFunds,
  CallReceivable,
  CancelCall,
  CreateCallForFunds,
  CreateCallSeries,
  ListCallsForFunds,
} from '#contract/calls-for-funds.ts';
import { IdParams, Type, ref } from '#contract/common.ts';
import { Distribution } from '#contract/expenses.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { requireCall, toCall } from './call.ts';
import { cancelCall } from './commands/cancel-call.ts';
import { createCall, createCallSeries } from './commands/create-calls.ts';
import { sendCall } from './commands/send-call.ts';
import { callLetterRoutes } from './letter-routes.ts';
import { callsInSight, listCalls } from './repository.ts';
import { listReceivables, previewCall } from './split.ts';

const oneCall = { params: IdParams, answer: ref(CallForFunds) };

export const callForFundsRoutes = [
  readRoute({
    method: 'GET',
    path: '/calls-for-funds',
    operationId: 'listCallsForFunds',
    summary: 'Calls for funds, newest first',
    query: ListCallsForFunds,
    answer: Type.Array(ref(CallForFunds)),
    handler: async (ctx, { query }) =>
      mapPage(await listCalls(ctx.db, query, callsInSight(ctx)), toCall),
  }),
  writeRoute({
    method: 'POST',
    path: '/calls-for-funds',
    operationId: 'createCallForFunds',
    summary: 'Enter a call for funds as a draft',
    body: CreateCallForFunds,
    status: 201,
    answer: ref(CallForFunds),
    handler: async (ctx, { body }) => toCall(await createCall(ctx, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/calls-for-funds/series',
    operationId: 'createCallSeries',
    summary: 'Enter the instalments of a yearly amount as drafts',
    body: CreateCallSeries,
    status: 201,
    answer: Type.Array(ref(CallForFunds)),
    handler: async (ctx, { body }) => (await createCallSeries(ctx, body)).map(toCall),
  }),
  readRoute({
    ...oneCall,
    method: 'GET',
    path: '/calls-for-funds/:id',
    operationId: 'getCallForFunds',
    summary: 'One call for funds',
    handler: async (ctx, { params: { id } }) => toCall(await requireCall(ctx, id)),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/preview',
    operationId: 'previewCallForFunds',
    summary: 'What each owner is to pay of a call, and why',
    params: IdParams,
    answer: ref(Distribution),
    handler: (ctx, { params }) => previewCall(ctx, params.id),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/receivables',
    operationId: 'listCallReceivables',
    summary: 'What each owner owes by a call that was sent',
    params: IdParams,
    answer: Type.Array(ref(CallReceivable)),
    handler: (ctx, { params }) => listReceivables(ctx, params.id),
  }),
  writeRoute({
    ...oneCall,
    method: 'PUT',
    path: '/calls-for-funds/:id/send',
    operationId: 'sendCallForFunds',
    summary: 'Send a call: split it, book it, and charge every owner',
    handler: async (ctx, { params }) => toCall(await sendCall(ctx, params.id)),
  }),
  writeRoute({
    ...oneCall,
    method: 'PUT',
    path: '/calls-for-funds/:id/cancel',
    operationId: 'cancelCallForFunds',
    summary: 'Cancel a draft, or a sent call by reversal',
    body: CancelCall,
    handler: async (ctx, { params, body }) => toCall(await cancelCall(ctx, params.id, body)),
  }),
  ...callLetterRoutes,
];
