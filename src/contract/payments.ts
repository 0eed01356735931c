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
      'A structured one, with or without its signs, must be that of something asked of this owner in this building; null records the payment without',
  }),
);
const BankAccountId = nullable(
  Type.String({
    ...Uuid,
    description:
      'Unless told otherwise, the account that the letter named under whose communication is paid, else the oldest Working one',
  }),
);

export const CreatePayment = body({
  building_id: Uuid,
  owner_id: Type.Optional(
    Type.String({ ...Uuid, description: 'Needed unless the communication names what is paid' }),
  ),
  amount: euroInput({ minimum_cents: 1 }),
  ...partial({ ...optional, communication: Communication, bank_account_id: BankAccountId }),
});

export const ReversePayment = body({
  reversed_on: Type.Optional(
    Type.String({ ...LocalDate, description: 'Today, unless told; from received_on to today' }),
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
      description: 'What the payment settles now; nothing once it is reversed',
    }),
    reserve_to_transfer: Type.Number({
      description:
        'Euro; what of it is for the reserve but came in on the account of every day, and is to be transferred to that of the reserve (550)',
    }),
    credit: Type.Number({ description: 'Euro that no receivable has taken yet' }),
    reversed_on: nullable(LocalDate),
    reversal_reason: nullable(ReversalReason),
    return_reason: nullable(
      Type.String({ description: 'Why the bank took it back, by its code, such as AM04' }),
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
