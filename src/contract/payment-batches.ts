import { BATCH_LINE_STATUSES, BATCH_STATUSES } from '#domain/payment-batches/batch-state.ts';
import {
  allowedActions,
  BankAccountIban,
  body,
  BuildingName,
  Euro,
  euroInput,
  ExpenseName,
  Instant,
  LocalDate,
  nullable,
  stamps,
  stringEnum,
  text,
  Type,
  UserName,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const MAX_LINES = 500;

const BatchStatus = stringEnum(BATCH_STATUSES, {
  description:
    'Approved: by a second person. Sent: the bank has the file. Done: every line is paid or rejected.',
});

const PaymentBatchLine = Type.Object({
  id: Uuid,
  expense_id: Uuid,
  expense_name: ExpenseName,
  creditor_name: Type.String(),
  creditor_iban: Type.String(),
  creditor_bic: nullable(Type.String()),
  amount: Euro,
  communication: Type.String({
    description: 'Payment reference for the supplier, else the invoice number.',
  }),
  end_to_end_id: Type.String({ description: 'End-to-end identifier, which the bank returns.' }),
  status: stringEnum(BATCH_LINE_STATUSES),
  reason_code: nullable(Type.String({ description: 'Reason code of the bank, such as AC04.' })),
  reason: nullable(Type.String({ description: 'Reason as text.' })),
});

export const PaymentBatch = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    bank_account_id: Uuid,
    bank_account_iban: {
      ...BankAccountIban,
      description: 'IBAN of the paying account when the batch was created.',
    },
    execution_date: LocalDate,
    status: BatchStatus,
    total: Euro,
    created_by_name: UserName,
    approved_by: nullable(Uuid),
    approved_by_name: UserName,
    approved_at: nullable(Instant),
    sent_at: nullable(Instant),
    lines: Type.Array(PaymentBatchLine),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'PaymentBatch' },
);

export const CreatePaymentBatch = body({
  bank_account_id: Uuid,
  expense_ids: Type.Array(Uuid, { minItems: 1, maxItems: MAX_LINES }),
  execution_date: Type.Optional(LocalDate),
});

export const ApprovePaymentBatch = body({
  total: Type.Optional({
    ...euroInput({ minimum_cents: 1 }),
    description: 'Total that you approve, in euro; 412 `stale` if the batch has another.',
  }),
});

export const RejectPaymentBatchLines = body({
  line_ids: Type.Array(Uuid, { minItems: 1, maxItems: MAX_LINES }),
  reason: text(500),
});

export const PAYMENT_BATCH_SORTS = ['execution_date', 'id'] as const;
export const ListPaymentBatches = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    bank_account_id: Type.Optional(Uuid),
    expense_id: Type.Optional(
      Type.String({ ...Uuid, description: 'Batches with a line for this expense.' }),
    ),
    status: someOf(stringEnum(BATCH_STATUSES)),
  },
  PAYMENT_BATCH_SORTS,
);

export type ApprovePaymentBatch = Static<typeof ApprovePaymentBatch>;
export type CreatePaymentBatch = Static<typeof CreatePaymentBatch>;
export type RejectPaymentBatchLines = Static<typeof RejectPaymentBatchLines>;
export type ListPaymentBatches = Static<typeof ListPaymentBatches>;
