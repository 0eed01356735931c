import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreatePayment, ListPayments, Payment, ReversePayment } from '#contract/payments.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found } from '#platform/http/request-context.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createPayment, reversePayment } from './commands.ts';
import { showPayment, showPayments } from './payment.ts';
import { listPayments, visiblePayments } from './repository.ts';

export const paymentRoutes = declareRoutes('Payments', [
  snapshotRoute({
    path: '/payments',
    operationId: 'listPayments',
    access: 'funds:read',
    summary: 'List payments of owners, newest first',
    description: 'Returns the payments; an Owner sees their own.',
    query: ListPayments,
    answer: Type.Array(ref(Payment)),
    handler: async (ctx, { query }) => showPayments(ctx, await listPayments(ctx, query)),
  }),
  writeRoute({
    method: 'POST',
    path: '/payments',
    operationId: 'createPayment',
    access: 'funds:write',
    summary: 'Record a payment of an owner',
    description: 'Books the payment and settles what the owner owes.',
    rules: [
      'Debits the bank account or cash and credits the owner.',
      'Settles the item of the payment reference first, then the oldest; the rest remains as credit.',
      'Refused: a payment reference that is mistyped, unknown, or of another building or owner.',
      'Refused: a day in the future, and a closed financial year.',
    ],
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
    summary: 'Get a payment',
    description: 'Returns the items that it settles and its remaining credit.',
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
    summary: 'Reverse a payment',
    description: 'Reverses its entry, by default with today’s date, and reopens what it settled.',
    rules: [
      'Refused: a payment that is already reversed.',
      'Refused: a payment from a bank transaction; unmatch that instead.',
      'Refused: a day in the future, before the payment, or in a closed year.',
    ],
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
