import { CERTAINTIES, EVIDENCE, PROPOSAL_KINDS } from '#domain/banking/proposal.ts';
import { STATEMENT_SKIP_REASONS } from '#domain/banking/statement-review.ts';
import { STATEMENT_STATUSES } from '#domain/banking/statement-state.ts';
import { TRANSACTION_STATUSES } from '#domain/banking/transaction-state.ts';
import { AccountCode } from './accounts.ts';
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
  ref,
  stamps,
  stringEnum,
  text,
  BankAccountIban,
  BuildingName,
  ExpenseName,
  OwnerName,
  SupplierName,
  type Static,
} from './common.ts';
import { distributionLine } from './expenses.ts';
import { pageQuery, someOf } from './pagination.ts';
import { UploadedFile } from './uploads.ts';

const StatementStatus = stringEnum(STATEMENT_STATUSES);
const TransactionStatus = stringEnum(TRANSACTION_STATUSES);

export const UploadBankFile = body({ file: UploadedFile });

export const BankStatement = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    bank_account_id: Uuid,
    bank_account_iban: BankAccountIban,
    year: Type.Integer(),
    number: Type.String({ description: 'As the bank counts them; unique in account and year' }),
    date: Type.String({ ...LocalDate, description: 'The day of the closing balance' }),
    opening_balance: Euro,
    closing_balance: Euro,
    transactions: Type.Integer({ description: 'How many there are' }),
    status: StatementStatus,
    problems: Type.Array(Type.Object({ code: Type.String(), detail: Type.String() }), {
      description: 'What does not add up, and why the statement is or was held',
    }),
    file_name: Type.String(),
    decision_reason: nullable(
      Type.String({ description: 'Why it was released or discarded; null: nobody has' }),
    ),
    decided_at: nullable(Instant),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'BankStatement' },
);

/** What became of each statement of a file. */
export const BankStatementUploadResult = Type.Object(
  {
    statements: Type.Array(ref(BankStatement), { description: 'Those that were taken' }),
    skipped: Type.Array(
      Type.Object({
        account: Type.String(),
        number: Type.String(),
        reason: stringEnum(STATEMENT_SKIP_REASONS),
      }),
    ),
  },
  { $id: 'BankStatementUploadResult' },
);

const PaymentBack = Type.String({
  ...Uuid,
  description: 'With owner_id: a payment of theirs that came back, whole',
});
const SplitKey = Type.String({
  ...Uuid,
  description: 'With account_code: by which owners bear a cost or an income; else by General',
});

export const BankTransaction = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    bank_account_id: Uuid,
    bank_account_iban: BankAccountIban,
    statement_id: Uuid,
    booked_on: LocalDate,
    value_date: nullable(LocalDate),
    amount: Type.Number({ description: 'Euro; positive: received' }),
    counterparty_name: nullable(Type.String()),
    counterparty_iban: nullable(Type.String()),
    communication: nullable(Type.String()),
    structured_communication: nullable(
      Type.String({ description: 'Twelve digits, or a reference of ISO 11649' }),
    ),
    end_to_end_id: nullable(Type.String()),
    code: Type.String({ description: 'As the bank gives it' }),
    return_reason: nullable(Type.String({ description: 'Why a payment came back' })),
    status: TransactionStatus,
    proposals: Type.Array(
      Type.Object({
        kind: stringEnum(PROPOSAL_KINDS),
        certainty: stringEnum(CERTAINTIES),
        evidence: Type.Array(stringEnum(EVIDENCE)),
        lines: Type.Array(
          Type.Object({
            ...partial({
              owner_id: Uuid,
              owner_name: OwnerName,
              expense_id: Uuid,
              payment_id: PaymentBack,
              expense_name: ExpenseName,
              account_code: AccountCode,
              supplier_id: Uuid,
              supplier_name: SupplierName,
              distribution_key_id: SplitKey,
              entry_id: Type.String({ ...Uuid, description: 'Booked by hand: nothing is posted' }),
            }),
            amount: Euro,
          }),
        ),
      }),
      { description: 'What it may be, the surest first; none once it is matched' },
    ),
    entry_id: nullable(
      Type.String({
        ...Uuid,
        description: 'By which it stands in the books; null while it is open',
      }),
    ),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'BankTransaction' },
);

const OF_OWNERS = { required: ['payment_id'] };
const OF_ACCOUNTS = [{ required: ['supplier_id'] }, { required: ['distribution_key_id'] }];

/** What a part of a transaction is for: one of the four. */
const MatchLine = body(
  {
    amount: euroInput(),
    ...partial({
      owner_id: Type.String({
        ...Uuid,
        description: 'Paid by them; below zero: paid back to them',
      }),
      payment_id: PaymentBack,
      expense_id: Type.String({ ...Uuid, description: 'Paid whole; above zero: came back' }),
      account_code: AccountCode,
      supplier_id: Type.String({ ...Uuid, description: 'With account_code: of this supplier' }),
      distribution_key_id: SplitKey,
      entry_id: Type.String({
        ...Uuid,
        description: 'An entry by hand on the account of the bank, of this amount; posts nothing',
      }),
    }),
  },
  {
    oneOf: [
      { required: ['owner_id'], not: { anyOf: [...OF_ACCOUNTS] } },
      { required: ['expense_id'], not: { anyOf: [OF_OWNERS, ...OF_ACCOUNTS] } },
      { required: ['account_code'], not: { anyOf: [OF_OWNERS] } },
      { required: ['entry_id'], not: { anyOf: [OF_OWNERS, ...OF_ACCOUNTS] } },
    ],
  },
);

export const MatchBankTransaction = body(
  partial({
    proposal: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'The place of one of the proposals, from 0; with `If-Match`, as they were shown',
    }),
    lines: Type.Array(MatchLine, {
      minItems: 1,
      maxItems: 100,
      description: 'Signed as the transaction, adding up to it',
    }),
  }),
  { oneOf: [{ required: ['proposal'] }, { required: ['lines'] }] },
);

/** What owners bear of a transaction. */
export const BankTransactionDistribution = Type.Object(
  {
    lines: Type.Array(Type.Object({ ...distributionLine, account_code: AccountCode })),
    total: Type.Number({ description: 'Euro; below zero is to the owners’ good' }),
  },
  { $id: 'BankTransactionDistribution' },
);

export const MatchCertainBankTransactions = body(
  partial({
    building_id: Uuid,
    after: {
      ...Uuid,
      description: 'Goes on behind this transaction, the `next` of the answer before',
    },
    dry_run: Type.Boolean({
      description: 'Only says how many there are now; what they teach may make others certain',
    }),
  }),
);
export const CertainMatches = Type.Object(
  {
    matched: Type.Integer(),
    received: Type.Number({ description: 'Euro; what came in with these' }),
    paid: Type.Number({ description: 'Euro; what went out with these' }),
    open: Type.Integer({ description: 'Those looked at that wait for a person' }),
    next: {
      ...nullable(Uuid),
      description: 'Behind which others wait to be looked at; null when all were',
    },
  },
  { $id: 'CertainMatches' },
);
export type MatchCertainBankTransactions = Static<typeof MatchCertainBankTransactions>;
export type MatchBankTransaction = Static<typeof MatchBankTransaction>;

export const ReconcileBankAccount = Type.Object(
  { on: Type.Optional(Type.String({ ...LocalDate, description: 'Today, unless told' })) },
  { additionalProperties: false },
);

export const BankReconciliation = Type.Object(
  {
    bank_account_id: Uuid,
    bank_account_iban: BankAccountIban,
    on: LocalDate,
    bank: Type.Number({ description: 'Euro; closing balance of the last accepted statement' }),
    books: Type.Number({ description: 'Euro; on the account of the chart' }),
    open: Type.Array(
      Type.Object({
        transaction_id: nullable(Uuid),
        entry_id: nullable(Uuid),
        date: LocalDate,
        amount: Euro,
      }),
      {
        description:
          'What stands on one side alone: open transactions, and entries that no transaction brought, negated',
      },
    ),
    difference: Type.Number({ description: 'Euro; bank less books less what is open' }),
  },
  { $id: 'BankReconciliation' },
);

export const BANK_STATEMENT_SORTS = ['id', 'date'] as const;
export const ListBankStatements = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    bank_account_id: Type.Optional(Uuid),
    status: someOf(StatementStatus),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
  },
  BANK_STATEMENT_SORTS,
);

export const BANK_TRANSACTION_SORTS = ['id', 'booked_on', 'amount'] as const;
export const ListBankTransactions = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    bank_account_id: Type.Optional(Uuid),
    statement_id: Type.Optional(Uuid),
    status: someOf(TransactionStatus),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
    q: Type.Optional(
      Type.String({ ...text(200), description: 'In the other’s name, account or communication' }),
    ),
  },
  BANK_TRANSACTION_SORTS,
);

export type ListBankStatements = Static<typeof ListBankStatements>;
export type ListBankTransactions = Static<typeof ListBankTransactions>;
