import { AUDIT_CHECKS } from '#domain/audits/audit-facts.ts';
import {
  AUDIT_OPINIONS,
  AUDIT_STATUSES,
  AUDIT_WRITERS,
  VOUCHER_MARKS,
} from '#domain/audits/audit-state.ts';
import { AUDIT_TIES } from '#domain/audits/audit-ties.ts';
import { BANK_DIFFERENCES } from '#domain/audits/compare-row.ts';
import { SELECTED_FOR } from '#domain/audits/sample.ts';
import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Euro,
  euroInput,
  ExpenseName,
  Instant,
  Language,
  LocalDate,
  nullable,
  partial,
  rowTag,
  stamps,
  stringEnum,
  SupplierName,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';
import { UploadedFile } from './uploads.ts';

const Status = stringEnum(AUDIT_STATUSES);
const Mark = stringEnum(VOUCHER_MARKS);
const Opinion = stringEnum(AUDIT_OPINIONS);
const Seed = {
  ...text(100),
  description: 'Text from which the random entries follow; the report shows it.',
};
const Random = Type.Integer({
  minimum: 0,
  maximum: 5_000,
  description: 'Number of further entries drawn at random.',
});
const Hash = Type.String({ description: 'SHA-256 of the last entry, 64 hexadecimal digits.' });
const Text = text(4_000);

const Draw = Type.Object({
  id: Uuid,
  seed: Seed,
  random: Random,
  above: nullable(Type.Number({ description: 'All entries above this amount, in euro.' })),
  account_code: nullable(
    Type.String({ description: 'All entries on this account and those below it.' }),
  ),
  selected: Type.Integer({ description: 'Number of entries that it selects.' }),
  created_at: Instant,
});

const contractFields = {
  supplier_id: { ...Uuid, description: 'The syndic, as a supplier.' },
  from: { ...LocalDate, description: 'First day of these prices.' },
};
const perYear = Type.Integer({
  minimum: 1,
  maximum: 366,
  description: 'Number of instalments of the flat fee in a year.',
});
const lastDay = nullable({
  ...LocalDate,
  description: 'Last day of these prices; null: they run on.',
});

const FeeContract = Type.Object({
  ...contractFields,
  supplier_name: SupplierName,
  to: lastDay,
  instalment: { ...Euro, description: 'Instalment of the flat fee, in euro.' },
  instalments_per_year: perYear,
  extra_prices: Type.Array(Euro, {
    description: 'Prices of the listed extra services, each per unit.',
  }),
});

export const Audit = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    fiscal_year_id: Uuid,
    start_date: { ...LocalDate, description: 'First day of the financial year.' },
    end_date: { ...LocalDate, description: 'Last day of the financial year.' },
    status: Status,
    ledger_count: Type.Integer({ description: 'Number of the last entry that is checked.' }),
    ledger_hash: Hash,
    entries_since: Type.Integer({
      description: 'Entries of the year that were posted since; they are not checked.',
    }),
    quote_threshold: nullable(
      Type.Number({
        description: 'Amount from which several quotes are asked, in euro; null: none.',
      }),
    ),
    fee_contracts: Type.Array(FeeContract, {
      description: 'Contract of the syndic, with which its invoices are compared.',
    }),
    draws: Type.Array(Draw, { description: 'How the sample was drawn, oldest first.' }),
    vouchers: Type.Object(
      {
        total: Type.Integer({ description: 'Vouchers in the sample.' }),
        unmarked: Type.Integer({ description: 'Vouchers without a mark.' }),
        ok: Type.Integer({ description: 'Vouchers marked Ok.' }),
        questions: Type.Integer({ description: 'Vouchers with a question.' }),
        objections: Type.Integer({ description: 'Vouchers with an objection.' }),
        unanswered: Type.Integer({
          description: 'Questions and objections that await an answer.',
        }),
      },
      { description: 'Progress of the sample.' },
    ),
    proposed_opinion: { ...Opinion, description: 'Opinion that follows from the marks.' },
    opinion: nullable({ ...Opinion, description: 'Opinion of the report; null before.' }),
    report_text: nullable(Type.String({ description: 'Words of the auditor in the report.' })),
    reported_at: nullable(Instant),
    meeting_id: nullable({ ...Uuid, description: 'Assembly on whose agenda the report is.' }),
    reports: Type.Array(
      Type.Object({
        language: Language,
        document_id: nullable({ ...Uuid, description: 'The report as kept, a PDF file.' }),
      }),
      { description: 'The report in each language; empty before.' },
    ),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Audit' },
);

const FeeContractInput = body({
  ...contractFields,
  instalment: euroInput({ minimum_cents: 1 }),
  instalments_per_year: perYear,
  ...partial({
    to: lastDay,
    extra_prices: Type.Array(euroInput({ minimum_cents: 1 }), {
      maxItems: 100,
      description: 'Prices of the listed extra services, each per unit, in euro.',
    }),
  }),
});
const basis = partial({
  quote_threshold: nullable({
    ...euroInput({ minimum_cents: 1 }),
    description:
      'Amount from which several quotes are asked, in euro; null: as the assembly decided.',
  }),
  fee_contracts: Type.Array(FeeContractInput, {
    maxItems: 20,
    description: 'Contract of the syndic, one element for each time with the same prices.',
  }),
});
export const CreateAudit = body(basis);
export const UpdateAudit = body(basis);

export const AUDIT_SORTS = ['created_at', 'id'] as const;
export const ListAudits = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    fiscal_year_id: Type.Optional({ ...Uuid, description: 'Only audits of this financial year.' }),
    status: someOf(Status),
  },
  AUDIT_SORTS,
);

export const DrawAuditSample = body(
  partial({
    above: nullable({
      ...euroInput({ minimum_cents: 0 }),
      description: 'Selects all entries above this amount, in euro.',
    }),
    random: Random,
    seed: Seed,
    account_code: nullable({
      ...text(10),
      description: 'Selects all entries on this account and those below it.',
    }),
  }),
);

export const AuditSample = Type.Object(
  {
    ...Draw.properties,
    added: Type.Integer({ description: 'Entries that were not in the sample before.' }),
    vouchers: Type.Array(Type.Object({ entry_id: Uuid, selected_for: stringEnum(SELECTED_FOR) }), {
      description: 'The selected entries, in the order of the ledger.',
    }),
  },
  { $id: 'AuditSample' },
);

export const AuditVoucher = Type.Object(
  {
    entry_id: { ...Uuid, description: 'Journal entry, which names the voucher.' },
    audit_id: { ...Uuid, description: 'The audit that it belongs to.' },
    sequence: Type.Integer({ description: 'Number of the entry in the ledger.' }),
    entry_date: LocalDate,
    journal: stringEnum(JOURNALS),
    description: Type.String({ description: 'Text of the entry in the language of the reader.' }),
    amount: { ...Euro, description: 'Sum of its debits, in euro.' },
    account_codes: Type.Array(Type.String(), { description: 'Accounts that it moves.' }),
    expense_id: nullable({ ...Uuid, description: 'Expense that it books or pays.' }),
    expense_name: nullable(ExpenseName),
    document_ids: Type.Array(Uuid, { description: 'Documents of that expense.' }),
    selected_for: stringEnum(SELECTED_FOR, { description: 'Why it is in the sample.' }),
    mark: nullable(Mark),
    marked_at: nullable(Instant),
    answered_at: nullable({ ...Instant, description: 'Last answer since the mark.' }),
    messages: Type.Array(
      Type.Object({
        id: Uuid,
        written_by: stringEnum(AUDIT_WRITERS, { description: 'Role of the writer.' }),
        text: Type.String({ description: 'The message.' }),
        created_at: Instant,
      }),
      { description: 'Questions, objections and answers, oldest first.' },
    ),
    ...rowTag,
  },
  { $id: 'AuditVoucher' },
);

export const AUDIT_VOUCHER_SORTS = ['sequence', 'id'] as const;
export const ListAuditVouchers = pageQuery(
  {
    mark: someOf(Mark),
    marked: Type.Optional(
      Type.Boolean({ description: '`false`: only vouchers without a mark; `true`: the others.' }),
    ),
    answered: Type.Optional(
      Type.Boolean({
        description: '`false`: only questions and objections without an answer; `true`: answered.',
      }),
    ),
  },
  AUDIT_VOUCHER_SORTS,
);

export const AuditVoucherParams = Type.Object({
  id: Uuid,
  entry_id: { ...Uuid, description: 'Identifier of the journal entry, a UUID.' },
});

export const MarkAuditVoucher = body({
  mark: Mark,
  text: Type.Optional({
    ...Text,
    description: 'The question, the objection, or a remark.',
  }),
});
export const AnswerAuditQuestion = body({ text: { ...Text, description: 'The answer.' } });

export const AuditChecks = Type.Object(
  {
    ledger: Type.Object(
      {
        count: Type.Integer({ description: 'Number of the last entry that is checked.' }),
        head_hash: Hash,
        is_unchanged: Type.Boolean({
          description: 'Whether the ledger still has this hash at this entry.',
        }),
        is_intact: Type.Boolean({
          description: 'Whether chain, balance and sums of the whole ledger agree.',
        }),
        entries_since: Type.Integer({ description: 'Entries of the year posted since.' }),
      },
      { description: 'The books as checked.' },
    ),
    ties: Type.Array(
      Type.Object({
        code: stringEnum(AUDIT_TIES),
        subject: nullable(
          Type.String({ description: 'IBAN of the account, or period of the statement.' }),
        ),
        left: Type.Number({ description: 'Sum of the first source, in euro.' }),
        right: Type.Number({ description: 'Sum of the second source, in euro.' }),
        difference: Type.Number({ description: 'Left less right, in euro.' }),
        is_met: Type.Boolean({
          description: 'Whether the sums agree; of the reserve, whether money covers it.',
        }),
        detail: Type.String({ description: 'The comparison in the language of the reader.' }),
      }),
      { description: 'Sums that must agree.' },
    ),
    findings: Type.Array(
      Type.Object({
        check: stringEnum(AUDIT_CHECKS),
        detail: Type.String({ description: 'The finding in the language of the reader.' }),
        supplier_id: nullable(Uuid),
        supplier_name: nullable(SupplierName),
        expense_ids: Type.Array(Uuid, { description: 'Expenses that it is about.' }),
        entry_ids: Type.Array(Uuid, { description: 'Entries of the payments that it is about.' }),
      }),
      { description: 'Findings about vouchers, for a person to judge: no proof of a fault.' },
    ),
  },
  { $id: 'AuditChecks' },
);

const Value = (description: string) =>
  Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], description });

export const AuditBankFile = Type.Object(
  {
    id: Uuid,
    file_name: Type.String({ description: 'Name of the file.' }),
    sha256: Type.String({ description: 'SHA-256 of the file, 64 hexadecimal digits.' }),
    first_day: { ...LocalDate, description: 'First day that is compared.' },
    last_day: { ...LocalDate, description: 'Last day that is compared.' },
    statement_count: Type.Integer({ description: 'Statements compared.' }),
    transaction_count: Type.Integer({ description: 'Transactions compared.' }),
    differences: Type.Array(
      Type.Object({
        code: stringEnum(BANK_DIFFERENCES),
        detail: Type.String({ description: 'The difference in the language of the reader.' }),
        statement: nullable({ ...LocalDate, description: 'Day of the bank statement.' }),
        transaction_id: nullable(Uuid),
        entry_ids: Type.Array(Uuid, { description: 'Entries that book the transaction.' }),
        expense_ids: Type.Array(Uuid, { description: 'Invoices that it pays.' }),
        file: Value('Value in the file; null: nothing.'),
        bank: Value('Value of the bank transaction; null: nothing.'),
        books: Value('Value in the books; null: nothing.'),
        papers: Value('Value of the invoices; null: nothing.'),
      }),
      { description: 'All differences, each named once, where it arises.' },
    ),
    created_at: Instant,
  },
  { $id: 'AuditBankFile' },
);

export const CompareBankFile = body({ file: UploadedFile });

export const AUDIT_BANK_FILE_SORTS = ['created_at', 'id'] as const;
export const ListAuditBankFiles = pageQuery({}, AUDIT_BANK_FILE_SORTS);

export const ReportAudit = body({
  opinion: Opinion,
  text: Type.Optional({ ...text(10_000), description: 'Words of the auditor to the owners.' }),
});
export const PutAuditOnAgenda = body({
  meeting_id: { ...Uuid, description: 'Assembly that hears the report.' },
});

export type Audit = Static<typeof Audit>;
export type UpdateAudit = Static<typeof UpdateAudit>;
export type ListAudits = Static<typeof ListAudits>;
export type DrawAuditSample = Static<typeof DrawAuditSample>;
export type AuditSample = Static<typeof AuditSample>;
export type ListAuditVouchers = Static<typeof ListAuditVouchers>;
export type MarkAuditVoucher = Static<typeof MarkAuditVoucher>;
export type AuditChecks = Static<typeof AuditChecks>;
export type AuditBankFile = Static<typeof AuditBankFile>;
export type ListAuditBankFiles = Static<typeof ListAuditBankFiles>;
export type ReportAudit = Static<typeof ReportAudit>;
