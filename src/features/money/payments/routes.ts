import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreatePayment, ListPayments, Payment, ReversePayment } from '#contract/payments.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found } from '#platform/http/request-context.ts';
import { routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createPayment, reversePayment } from './commands.ts';
import { showPayment, showPayments } from './payment.ts';
import { listPayments, visiblePayments } from './repository.ts';

export const paymentRoutes = routesOf('Payments', [
  snapshotRoute({
    path: '/payments',
    operationId: 'listPayments',
    access: 'funds:read',
    summary: 'Payments of owners, newest first',
    description: 'An Owner sees their own.',
    query: ListPayments,
    answer: Type.Array(ref(Payment)),
    handler: async (ctx, { query }) =>
      showPayments(ctx, await listPayments(ctx.db, query, visiblePayments(ctx))),
  }),
  writeRoute({
    method: 'POST',
    path: '/payments',
    operationId: 'createPayment',
    access: 'funds:write',
    summary: 'Record a payment: book it and settle what the owner owes',
    description:
      'Debits the bank account, or cash, and credits the owner. A structured communication names the receivable that is settled first, then the oldest are; what is over stays to their good. Refuses a structured communication that is mistyped, of nothing that was asked for, of another building or of another owner, and says whose it is; a day in the future; a closed year.',
    body: CreatePayment,
    example: {
      owner_id: exampleIds.owner,
      building_id: exampleIds.building,
      amount: 512.4,
      received_on: '2026-01-28',
      communication: '+++090/9337/55493+++',
    },
    status: 201,
    answer: ref(Payment),
    problems: [
      'unknown_reference',
      'communication_mismatch',
      'date_in_future',
      'invalid_period',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { body }) => showPayment(ctx, await createPayment(ctx, body)),
  }),
  snapshotRoute({
    path: '/payments/:id',
    operationId: 'getPayment',
    access: 'funds:read',
    summary: 'One payment with what it settles',
    description:
      'Shows the receivables that it settles now, and what of it is still to the owner’s good.',
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
    access: 'funds:write',
    summary: 'Take a payment back: what it settled is open again',
    description:
      'Reverses its entry on the day named, today unless told otherwise. It can be taken back once; what a bank transaction brought, by unmatching that. Refuses a day in the future, before it was received, or in a closed year.',
    body: ReversePayment,
    example: { reversed_on: '2026-01-30', reason: 'Bounced' },
    answer: ref(Payment),
    problems: [
      'invalid_transition',
      'entry_has_source',
      'date_in_future',
      'invalid_period',
      ...REVERSAL_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      showPayment(ctx, await reversePayment(ctx, params.id, body)),
  }),
]);
