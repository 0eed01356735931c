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
  searchText,
  BankAccountIban,
  BuildingName,
  ExpenseName,
  OwnerName,
  SupplierName,
  type Static,
} from './common.ts';
import { distributionLine } from './expense-distribution.ts';
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
    number: Type.String({
      description: 'Number that the bank gave the statement, unique for account and year.',
    }),
    date: Type.String({ ...LocalDate, description: 'Day of the closing balance.' }),
    opening_balance: Euro,
    closing_balance: Euro,
    transactions: Type.Integer({ description: 'Number of transactions.' }),
    status: StatementStatus,
    problems: Type.Array(Type.Object({ code: Type.String(), detail: Type.String() }), {
      description: 'Problems found, which lock or locked the statement.',
    }),
    file_name: Type.String(),
    decision_reason: nullable(
      Type.String({ description: 'Why it was released or discarded; null if it was not.' }),
    ),
    decided_at: nullable(Instant),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'BankStatement' },
);

/** Result for each statement of a file. */
export const BankStatementUploadResult = Type.Object(
  {
    statements: Type.Array(ref(BankStatement), { description: 'Statements that were read.' }),
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
  description: 'With `owner_id`: a returned payment of this owner, in full.',
});
const SplitKey = Type.String({
  ...Uuid,
  description: 'With `account_code`: distribution key of the cost or income, by default General.',
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
    amount: Type.Number({ description: 'Amount in euro; positive if received.' }),
    counterparty_name: nullable(Type.String()),
    counterparty_iban: nullable(Type.String()),
    communication: nullable(Type.String()),
    structured_communication: nullable(
      Type.String({ description: 'Structured payment reference: twelve digits, or ISO 11649.' }),
    ),
    end_to_end_id: nullable(Type.String()),
    code: Type.String({ description: 'Transaction code of the bank.' }),
    return_reason: nullable(Type.String({ description: 'Reason for a returned payment.' })),
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
              entry_id: Type.String({
                ...Uuid,
                description: 'Whether it only links an entry made by hand, and posts nothing.',
              }),
            }),
            amount: Euro,
          }),
        ),
      }),
      { description: 'Proposals, most certain first; none once it is matched.' },
    ),
    entry_id: nullable(
      Type.String({
        ...Uuid,
        description: 'Journal entry of the transaction; null while it is open.',
      }),
    ),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'BankTransaction' },
);

const OF_OWNERS = { required: ['payment_id'] };
const OF_ACCOUNTS = [
  { required: ['supplier_id'] },
  { required: ['distribution_key_id'] },
  { required: ['claim_id'] },
];

/** Purpose of a part of a transaction: one of the four. */
const MatchLine = body(
  {
    amount: euroInput(),
    ...partial({
      owner_id: Type.String({
        ...Uuid,
        description: 'Amount paid by the owner in euro; negative if refunded to them.',
      }),
      payment_id: PaymentBack,
      expense_id: Type.String({
        ...Uuid,
        description: 'Expense paid in full; positive if refunded.',
      }),
      account_code: AccountCode,
      supplier_id: Type.String({
        ...Uuid,
        description: 'With `account_code`: supplier concerned, a UUID.',
      }),
      distribution_key_id: SplitKey,
      claim_id: Type.String({
        ...Uuid,
        description: 'With `account_code` 4996: open claim that the insurer pays.',
      }),
      entry_id: Type.String({
        ...Uuid,
        description:
          'Entry made by hand with the same amount on the account of the bank; nothing is posted.',
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
      description: 'Number of the proposal, from 0; send `If-Match` with the proposals you saw.',
    }),
    lines: Type.Array(MatchLine, {
      minItems: 1,
      maxItems: 100,
      description: 'Amounts with sign, adding up to the transaction.',
    }),
  }),
  { oneOf: [{ required: ['proposal'] }, { required: ['lines'] }] },
);

/** Amounts of a transaction that are charged to owners. */
export const BankTransactionDistribution = Type.Object(
  {
    lines: Type.Array(Type.Object({ ...distributionLine, account_code: AccountCode })),
    total: Type.Number({ description: 'Balance in euro; negative if in favour of the owners.' }),
  },
  { $id: 'BankTransactionDistribution' },
);

export const MatchCertainBankTransactions = body(
  partial({
    building_id: Uuid,
    after: {
      ...Uuid,
      description: 'Transaction to continue after: `next` of the previous answer.',
    },
    dry_run: Type.Boolean({
      description: 'Whether only to count what a run would book now.',
    }),
  }),
);
export const CertainMatches = Type.Object(
  {
    matched: Type.Integer(),
    received: Type.Number({ description: 'Amount received in euro.' }),
    paid: Type.Number({ description: 'Amount paid in euro.' }),
    open: Type.Integer({ description: 'Number of transactions that need a person.' }),
    next: {
      ...nullable(Uuid),
      description: 'Transaction to continue after; null when all were examined.',
    },
  },
  { $id: 'CertainMatches' },
);
export type MatchCertainBankTransactions = Static<typeof MatchCertainBankTransactions>;
export type MatchBankTransaction = Static<typeof MatchBankTransaction>;

export const ReconcileBankAccount = Type.Object(
  {
    on: Type.Optional(
      Type.String({ ...LocalDate, description: 'Day of the comparison; by default today.' }),
    ),
  },
  { additionalProperties: false },
);

export const BankReconciliation = Type.Object(
  {
    bank_account_id: Uuid,
    bank_account_iban: BankAccountIban,
    on: LocalDate,
    bank: Type.Number({ description: 'Closing balance of the last accepted statement, in euro.' }),
    books: Type.Number({ description: 'Balance of the account in the ledger, in euro.' }),
    open: Type.Array(
      Type.Object({
        transaction_id: nullable(Uuid),
        entry_id: nullable(Uuid),
        date: LocalDate,
        amount: Euro,
      }),
      {
        description:
          'Items on one side only: open transactions, and entries without a transaction with opposite sign.',
      },
    ),
    difference: Type.Number({ description: 'Bank less ledger less open items, in euro.' }),
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
      Type.String({
        ...searchText(200),
        description: 'Searches name, IBAN and payment reference of the other party.',
      }),
    ),
  },
  BANK_TRANSACTION_SORTS,
);

export type ListBankStatements = Static<typeof ListBankStatements>;
export type ListBankTransactions = Static<typeof ListBankTransactions>;
