import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  ApprovePaymentBatch,
  CreatePaymentBatch,
  ListPaymentBatches,
  PaymentBatch,
  RejectPaymentBatchLines,
} from '#contract/payment-batches.ts';
import { file } from '#platform/http/reply.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { writeBatchFile } from './batch-file.ts';
import { approveBatch, cancelBatch, createBatch, markBatchSent, rejectLines } from './commands.ts';
import { requireBatch, showBatch, showBatches } from './payment-batch.ts';
import { listBatches } from './repository.ts';

const XML = 'application/xml';

export const paymentBatchRoutes = declareRoutes('Payment batches', [
  snapshotRoute({
    path: '/payment-batches',
    operationId: 'listPaymentBatches',
    access: 'batches:read',
    summary: 'List payment batches',
    description: 'Returns batches with their lines, latest execution date first.',
    rules: ['At most 100 on a page.', '`status=Draft` returns batches that await a second person.'],
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
    summary: 'Create a draft payment batch',
    description: 'Creates a batch that pays supplier invoices from one bank account.',
    rules: [
      'Takes the open amount of approved invoices of the building, net of credit notes.',
      'An invoice is in one batch at a time.',
      'Default `execution_date`: today.',
      'Refused: disputed invoices, direct debits, credit notes and dates in the past.',
      'Refused: suppliers whose IBAN no second person has confirmed.',
    ],
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
    summary: 'Get a payment batch',
    description:
      'Returns the batch with the outcome of each line and the bank’s reason for a rejection.',
    answer: ref(PaymentBatch),
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await requireBatch(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/approve',
    operationId: 'approvePaymentBatch',
    access: 'batches:approve',
    summary: 'Approve a payment batch',
    description: 'Releases the batch for the bank.',
    rules: [
      'Refused to the person who created it.',
      'Refused to a person whose role came from that person and is not confirmed.',
      'Refused: an IBAN that awaits confirmation.',
      'Refused: a batch whose invoices have changed since; cancel it and create another.',
      'Refused (412): `total`, if given, is not the total of the batch.',
      'The batch keeps its paying account, even if the IBAN of the account changes later.',
    ],
    body: ApprovePaymentBatch,
    example: { total: 1210.5 },
    answer: ref(PaymentBatch),
    problems: [
      'second_factor_required',
      'invalid_transition',
      'second_person_required',
      'approver_unconfirmed',
      'iban_unconfirmed',
      'batch_changed',
    ],
    handler: async (ctx, { params: { id }, body }) =>
      showBatch(ctx, await approveBatch(ctx, id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/cancel',
    operationId: 'cancelPaymentBatch',
    access: 'batches:write',
    summary: 'Cancel a payment batch',
    description:
      'Cancels a batch that was not sent to the bank; its expenses can be paid another way.',
    answer: ref(PaymentBatch),
    problems: ['invalid_transition'],
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await cancelBatch(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/mark-sent',
    operationId: 'markPaymentBatchSent',
    access: 'batches:write',
    summary: 'Mark a payment batch as sent',
    description: 'Records that the bank has the file.',
    rules: ['It can no longer be cancelled; report refused lines with `reject-lines`.'],
    answer: ref(PaymentBatch),
    problems: ['second_factor_required', 'invalid_transition'],
    handler: async (ctx, { params: { id } }) => showBatch(ctx, await markBatchSent(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/payment-batches/:id/reject-lines',
    operationId: 'rejectPaymentBatchLines',
    access: 'batches:write',
    summary: 'Reject lines of a payment batch',
    description: 'Records the lines that the bank refused before it paid them.',
    rules: [
      'Their expenses can be paid another way.',
      'Payments that the bank returned later come with its statement.',
    ],
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
    summary: 'Download the file of a payment batch',
    description: 'Returns the SEPA credit transfer file (pain.001.001.09) of an approved batch.',
    rules: [
      'The file is identical each time, so that the bank recognizes a duplicate.',
      'Refused: a batch that is not approved.',
      'Refused: a line that may no longer be paid as written.',
    ],
    files: [XML],
    problems: ['second_factor_required', 'invalid_transition', 'iban_unconfirmed', 'batch_changed'],
    handler: async (ctx, { params: { id } }) => {
      const { content, name } = await writeBatchFile(ctx, id);
      return file(content, XML, name);
    },
  }),
]);
