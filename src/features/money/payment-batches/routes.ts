import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreatePaymentBatch,
  ListPaymentBatches,
  PaymentBatch,
  RejectPaymentBatchLines,
} from '#contract/payment-batches.ts';
import { file } from '#platform/http/reply.ts';
import { routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { batchFile } from './batch-file.ts';
import { approveBatch, cancelBatch, createBatch, markBatchSent, rejectLines } from './commands.ts';
import { requireBatch, showBatch, showBatches } from './payment-batch.ts';
import { listBatches } from './repository.ts';

const XML = 'application/xml';

export const paymentBatchRoutes = routesOf('Payment batches', [
  snapshotRoute({
    path: '/payment-batches',
    operationId: 'listPaymentBatches',
    access: 'batches:read',
    summary: 'Payment batches, the latest execution date first',
    description:
      'Each comes with its lines, and so at most 100 on a page. `status=Draft` are those that wait for a second person.',
    query: ListPaymentBatches,
    answer: Type.Array(ref(PaymentBatch)),
    handler: async (ctx, { query }) => {
      const page = await listBatches(ctx, query);
      return { ...page, rows: await showBatches(ctx, page.rows) };
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/payment-batches',
    operationId: 'createPaymentBatch',
    access: 'batches:write',
    summary: 'Draft a batch that pays suppliers from one account',
    description:
      'Takes what is open, net of credit notes, of approved invoices of the building of the account, each in one batch at a time. Refuses what is disputed, a direct debit, a credit note, a supplier whose account no second person has confirmed, and a day that has passed; without `execution_date` it is today.',
    body: CreatePaymentBatch,
    example: {
      bank_account_id: exampleIds.bankAccount,
      expense_ids: [exampleIds.expense],
      execution_date: '2026-12-01',
    },
    status: 201,
    location: '/payment-batches',
    answer: ref(PaymentBatch),
    problems: [
      'unknown_reference',
      'not_payable',
      'iban_unconfirmed',
      'expense_in_batch',
      'date_past',
      'amount_out_of_range',
    ],
    handler: async (ctx, { body }) => showBatch(ctx, await createBatch(ctx, body)),
  }),
  snapshotRoute({
    path: '/payment-batches/:id',
    operationId: 'getPaymentBatch',
    access: 'batches:read',
    summary: 'One payment batch with its lines',
    description: 'Shows what became of each line, with the bank’s reason where it was rejected.',
    answer: ref(PaymentBatch),
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await requireBatch(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/approve',
    operationId: 'approvePaymentBatch',
    access: 'batches:approve',
    summary: 'Approve a batch',
    description:
      'By another person than who made it. Refuses while an account waits to be confirmed, and a batch of which something has changed since it was made: cancel it then and make another one.',
    answer: ref(PaymentBatch),
    problems: ['invalid_transition', 'second_person_required', 'iban_unconfirmed', 'batch_changed'],
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await approveBatch(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/cancel',
    operationId: 'cancelPaymentBatch',
    access: 'batches:write',
    summary: 'Cancel a batch that the bank does not have',
    description: 'Its expenses can be paid by another batch, or otherwise.',
    answer: ref(PaymentBatch),
    problems: ['invalid_transition'],
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await cancelBatch(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/mark-sent',
    operationId: 'markPaymentBatchSent',
    access: 'batches:write',
    summary: 'Record that the bank has the file',
    description:
      'From then on it can no longer be cancelled: what the bank does not carry out comes back line by line.',
    answer: ref(PaymentBatch),
    problems: ['invalid_transition'],
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await markBatchSent(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/reject-lines',
    operationId: 'rejectPaymentBatchLines',
    access: 'batches:write',
    summary: 'Record which lines the bank did not carry out',
    description:
      'For what the bank refused before it paid; what it paid and took back is known by its statement. The expenses of these lines can be paid otherwise.',
    body: RejectPaymentBatchLines,
    example: {
      line_ids: [exampleIds.batchLine],
      reason: 'The account of the supplier is closed',
    },
    answer: ref(PaymentBatch),
    problems: ['invalid_transition', 'unknown_reference'],
    handler: async (ctx, { params: { id }, body }) =>
      showBatch(ctx, await rejectLines(ctx, id, body)),
  }),
  snapshotRoute({
    path: '/payment-batches/:id/file',
    operationId: 'getPaymentBatchFile',
    access: 'batches:read',
    summary: 'The file of an approved batch for the bank',
    description:
      'A credit transfer of SEPA, pain.001.001.09, the same whenever it is asked for, so that a bank knows one that it is given twice. Refuses unless the batch is approved and each line may still be paid as it was written down.',
    files: [XML],
    problems: ['invalid_transition', 'iban_unconfirmed', 'batch_changed'],
    handler: async (ctx, { params: { id } }) => {
      const { content, name } = await batchFile(ctx, id);
      return file(content, XML, name);
    },
  }),
]);
