import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { PAYMENT_STATUSES, REVERSAL_REASONS } from '#domain/payments/payment-state.ts';
import {
  allowedActions,
  Euro,
  Instant,
  LocalDate,
  Type,
  Uuid,
  body,
  euroInput,
  nullable,
  partial,
  stamps,
  stringEnum,
  text,
  BankAccountIban,
  BuildingName,
  OwnerName,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

/** As long as the free text of a SEPA transfer. */
const MAX_COMMUNICATION = 140;

const PaymentMethod = stringEnum(PAYMENT_METHODS);
const PaymentStatus = stringEnum(PAYMENT_STATUSES);
const ReversalReason = stringEnum(REVERSAL_REASONS);

const Allocation = Type.Object({
  receivable_id: Uuid,
  source: Type.Object({ type: Type.String(), id: Uuid }),
  structured_communication: Type.String(),
  amount: Euro,
});

const optional = {
  received_on: LocalDate,
  method: PaymentMethod,
  communication: nullable(text(MAX_COMMUNICATION)),
  bank_account_id: nullable(Uuid),
};
const Communication = nullable(
  Type.String({
    ...text(MAX_COMMUNICATION),
    description:
      'Payment reference; a structured one must belong to this owner and building, null records none.',
  }),
);
const BankAccountId = nullable(
  Type.String({
    ...Uuid,
    description:
      'Account credited; by default the one named in the letter, else the oldest Working account.',
  }),
);

export const CreatePayment = body({
  building_id: Uuid,
  owner_id: Type.Optional(
    Type.String({
      ...Uuid,
      description: 'Owner; required unless the payment reference identifies the debt.',
    }),
  ),
  amount: euroInput({ minimum_cents: 1 }),
  ...partial({ ...optional, communication: Communication, bank_account_id: BankAccountId }),
});

export const ReversePayment = body({
  reversed_on: Type.Optional(
    Type.String({
      ...LocalDate,
      description: 'Day of the reversal, from `received_on` to today; by default today.',
    }),
  ),
  reason: Type.Optional(ReversalReason),
});

export const Payment = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    building_id: Uuid,
    building_name: BuildingName,
    amount: Euro,
    ...optional,
    bank_account_iban: nullable(BankAccountIban),
    status: PaymentStatus,
    account_code: Type.String(),
    allocations: Type.Array(Allocation, {
      description: 'Items that the payment settles; empty once reversed.',
    }),
    reserve_to_transfer: Type.Number({
      description:
        'Amount in euro for the reserve that arrived on the current account, to transfer to 550.',
    }),
    credit: Type.Number({ description: 'Amount in euro that is not yet allocated.' }),
    bank_transaction_id: nullable(
      Type.String({ ...Uuid, description: 'Bank transaction that was matched to it; null: none.' }),
    ),
    reversed_on: nullable(LocalDate),
    reversal_reason: nullable(ReversalReason),
    return_reason: nullable(
      Type.String({ description: 'Return reason code of the bank, such as AM04.' }),
    ),
    reversed_at: nullable(Instant),
    journal_entry_ids: Type.Array(Uuid),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Payment' },
);

export const PAYMENT_SORTS = ['id', 'received_on', 'amount'] as const;
export const ListPayments = pageQuery(
  {
    owner_id: Type.Optional(Uuid),
    building_id: Type.Optional(Uuid),
    bank_transaction_id: Type.Optional(
      Type.String({ ...Uuid, description: 'Bank transaction that was matched to it.' }),
    ),
    status: someOf(PaymentStatus),
    method: someOf(PaymentMethod),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
  },
  PAYMENT_SORTS,
);

export type CreatePayment = Static<typeof CreatePayment>;
export type ReversePayment = Static<typeof ReversePayment>;
export type ListPayments = Static<typeof ListPayments>;
