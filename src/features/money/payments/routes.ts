import { IdParams, Type, ref } from '#contract/common.ts';
import { CreatePayment, ListPayments, Payment, ReversePayment } from '#contract/payments.ts';
import { findRow } from '#platform/db/rows.ts';
import { found } from '#platform/http/request-context.ts';
import { snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createPayment, reversePayment } from './commands.ts';
import { showPayment, showPayments } from './payment.ts';
import { listPayments, visiblePayments } from './repository.ts';

export const paymentRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/payments',
    operationId: 'listPayments',
    summary: 'Payments of owners, newest first',
    query: ListPayments,
    answer: Type.Array(ref(Payment)),
    handler: async (ctx, { query }) =>
      showPayments(ctx, await listPayments(ctx.db, query, visiblePayments(ctx))),
  }),
  writeRoute({
    method: 'POST',
    path: '/payments',
    operationId: 'createPayment',
    summary: 'Record a payment: book it and settle what the owner owes',
    body: CreatePayment,
    status: 201,
    answer: ref(Payment),
    handler: async (ctx, { body }) => showPayment(ctx, await createPayment(ctx, body)),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/payments/:id',
    operationId: 'getPayment',
    summary: 'One payment with what it settles',
    params: IdParams,
    answer: ref(Payment),
    handler: async (ctx, { params: { id } }) => {
      const row = await findRow(ctx.db, 'payments', id, visiblePayments(ctx));
      return showPayment(ctx, found(row, 'payment', id));
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/payments/:id/reverse',
    operationId: 'reversePayment',
    summary: 'Take a payment back: what it settled is open again',
    params: IdParams,
    body: ReversePayment,
    answer: ref(Payment),
    handler: async (ctx, { params, body }) =>
      showPayment(ctx, await reversePayment(ctx, params.id, body)),
  }),
];
