import { NATURES } from '#domain/costs/cost-line.ts';
import { ACCOUNT_CODE } from '#domain/ledger/account.ts';
import { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { STATEMENT_MODELS, STATEMENT_STATUSES } from '#domain/statements/run-state.ts';
import { STATEMENT_FINDING_CODES } from '#domain/statements/statement-findings.ts';
import { ROW_ORIGINS } from '#domain/statements/statement-input.ts';
import { TIE_CODES } from '#domain/statements/ties.ts';
import { CHANGE_REASONS } from '#domain/statements/why-changed.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Euro,
  ExpenseName,
  Instant,
  LocalDate,
  nullable,
  OwnerName,
  ref,
  stamps,
  stringEnum,
  text,
  Type,
  UnitNumber,
  Uuid,
  type Given,
  type Static,
} from './common.ts';
import { ReportFormatQuery } from './reports.ts';

const RunStatus = stringEnum(STATEMENT_STATUSES);
const Model = stringEnum(STATEMENT_MODELS, {
  description:
    'Provisions: what was called is settled. RealCharges: charges are asked as they are.',
});
const Credit = stringEnum(STATEMENT_CREDITS, {
  description: 'Whether a credit is kept for the next call or paid back.',
});
const FindingCode = stringEnum(STATEMENT_FINDING_CODES);

const byNature = (description: string) =>
  Type.Object(
    {
      ordinary: Type.Number({ description: 'Amount of ordinary charges in euro.' }),
      extraordinary: Type.Number({ description: 'Amount of extraordinary charges in euro.' }),
    },
    { description },
  );

const settled = {
  charges: byNature('Charges by nature.'),
  called: byNature('Amounts called, by the nature of the charges they are settled against.'),
  settlement: byNature('Charges less what was called; negative: to the good of the owner.'),
};

const CoveredDays = Type.Object({ period_from: LocalDate, period_to: LocalDate });

export const StatementFinding = Type.Object(
  {
    code: FindingCode,
    severity: stringEnum(FINDING_SEVERITIES),
    count: Type.Integer(),
    detail: Type.String({ description: 'Explanation in the language of the reader.' }),
    link: Type.String({ description: 'Path of the page that shows it.' }),
    items: Type.Array(
      Type.Object({
        expense_id: nullable(Uuid),
        expense_name: nullable(ExpenseName),
        entry_id: nullable(Uuid),
        decision_id: nullable(Uuid),
        distribution_key_id: nullable(Uuid),
        unit_id: nullable(Uuid),
        unit_number: nullable(UnitNumber),
        periods: Type.Array(CoveredDays, { description: 'Days concerned; both ends included.' }),
      }),
      { description: 'Costs, lots and days concerned; empty for facts about the building.' },
    ),
  },
  { $id: 'StatementFinding' },
);

export const StatementLetterQuery = Type.Object(
  {
    annex: Type.Optional(
      stringEnum(['Vat', 'Tenant'], {
        description:
          'Vat: VAT in the charges, by invoice. Tenant: part of the charges that a tenant of a lot may be asked for.',
      }),
    ),
    unit_id: Type.Optional({ ...Uuid, description: 'Lot of the annex for a tenant.' }),
    lease_from: Type.Optional({ ...LocalDate, description: 'First day of the lease.' }),
    lease_to: Type.Optional({ ...LocalDate, description: 'Last day of the lease.' }),
  },
  { additionalProperties: false },
);

export const StatementRun = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    fiscal_year_id: Uuid,
    period_from: LocalDate,
    period_to: LocalDate,
    model: Model,
    status: RunStatus,
    hash: nullable(Type.String({ description: 'SHA-256 of the kept rows; null for a draft.' })),
    totals: Type.Object(settled, {
      description: 'Sums over all owners; for an Owner, their own.',
    }),
    findings: Type.Array(ref(StatementFinding), {
      description: 'Findings that block freezing, and warnings to acknowledge; empty once frozen.',
    }),
    acknowledged: Type.Array(Type.String(), { description: 'Warnings that were accepted.' }),
    decision_id: nullable(Uuid),
    due_date: nullable(LocalDate),
    credit: nullable(Credit),
    journal_entry_ids: Type.Array(Uuid),
    frozen_at: nullable(Instant),
    approved_at: nullable(Instant),
    sent_at: nullable(Instant),
    reversed_at: nullable(Instant),
    reversal_reason: nullable(Type.String({ description: 'Reason of the reversal.' })),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'StatementRun' },
);

export const CreateStatementRun = body({
  period_from: LocalDate,
  period_to: LocalDate,
  model: Type.Optional(Model),
});

export const FreezeStatementRun = body({
  acknowledge: Type.Optional(
    Type.Array(FindingCode, {
      maxItems: STATEMENT_FINDING_CODES.length,
      description: 'Codes of the warnings that you accept.',
    }),
  ),
});

export const ApproveStatementRun = body({ decision_id: Type.Optional(Uuid) });

export const SendStatementRun = body({ due_date: LocalDate, credit: Type.Optional(Credit) });

export const ReverseStatementRun = body({ reason: text(2_000) });

export const StatementLinesQuery = Type.Object(
  {
    owner_id: Type.Optional(Uuid),
    unit_id: Type.Optional(Uuid),
    account_code: Type.Optional(
      Type.String({
        pattern: ACCOUNT_CODE.source,
        description: 'One account, or all accounts below a heading.',
      }),
    ),
    format: ReportFormatQuery,
  },
  { additionalProperties: false },
);

const StatementLine = Type.Object({
  number: nullable(
    Type.Integer({ description: 'Number of the line in its run; null for a draft.' }),
  ),
  expense_id: nullable(Uuid),
  expense_name: nullable(ExpenseName),
  entry_id: nullable(Uuid),
  decision_id: nullable(Uuid),
  account_code: Type.String(),
  nature: stringEnum(NATURES, { description: 'Ordinary or extraordinary cost.' }),
  date: nullable(Type.String({ format: 'date', description: 'Date of the entry.' })),
  description: Type.String({ description: 'Text of the expense, the entry or the decision.' }),
  supplier: nullable(Type.String({ description: 'Name of the supplier.' })),
  unit_id: Uuid,
  unit_number: UnitNumber,
  owner_id: Uuid,
  owner_name: OwnerName,
  key: Type.String({ description: 'Name of the distribution key; several joined by a plus sign.' }),
  distribution_key_id: nullable(Uuid),
  weight: nullable(
    Type.String({ description: 'Weight of the lot; a fraction where it is none whole.' }),
  ),
  total_weight: nullable(Type.String({ description: 'Weight of all lots.' })),
  share: nullable(
    Type.String({ description: 'Share of each stretch of days in order, such as `5/12;1/1`.' }),
  ),
  days: nullable(Type.String({ description: 'Days of each stretch, such as `35;56`.' })),
  total_days: nullable(Type.Integer({ description: 'Days covered.' })),
  period_from: nullable(LocalDate),
  period_to: nullable(LocalDate),
  consumption: nullable(Type.String({ description: 'Consumption of the owner, for a meter key.' })),
  building_amount: nullable(
    Type.Number({ description: 'Amount charged to the building, in euro; null for works.' }),
  ),
  amount: Euro,
  vat_amount: Type.Number({ description: 'VAT in the amount, in euro.' }),
  recoverable_amount: Type.Number({ description: 'Part that a tenant may be asked for, in euro.' }),
  earlier_period: Type.Boolean({
    description:
      'Whether it belongs to an earlier period: entered late, or changed by a late sale.',
  }),
  origin: stringEnum(ROW_ORIGINS, {
    description: 'Withdrawn and Renewed: what a sale entered later changed.',
  }),
});

/** Charges of a run, whole. */
export const StatementLines = Type.Object(
  {
    lines: Type.Array(StatementLine, { description: 'Charges by line, lot and owner.' }),
    total: Type.Number({ description: 'Sum of the amounts in euro.' }),
  },
  { $id: 'StatementLines' },
);

export const StatementOwner = Type.Object(
  {
    owner_id: Uuid,
    owner_name: OwnerName,
    number: nullable(
      Type.Integer({ description: 'Number of the statement in its year; null for a draft.' }),
    ),
    opening_balance: Type.Number({ description: 'Balance before the period, in euro.' }),
    ...settled,
    works_asked: Type.Number({ description: 'Calls for works dated in the period, in euro.' }),
    reserve: Type.Number({ description: 'Reserve called in the period, in euro.' }),
    private_costs: Type.Number({ description: 'Private costs of the period, in euro.' }),
    working_capital: Type.Number({ description: 'Working capital called or moved, in euro.' }),
    interest_and_costs: Type.Number({ description: 'Interest and costs of reminders, in euro.' }),
    payments: Type.Number({ description: 'Payments of the period, negative, in euro.' }),
    closing_balance: Type.Number({ description: 'Balance after the settlement, in euro.' }),
    to_pay: Type.Number({ description: 'Amount due by this statement in euro; 0 for a credit.' }),
    vat: Type.Number({ description: 'VAT in the ordinary charges, in euro.' }),
    recoverable: Type.Number({
      description: 'Part of the ordinary charges that a tenant may be asked for, in euro.',
    }),
    units: Type.Array(Type.Object({ unit_id: Uuid, unit_number: UnitNumber, ...settled }), {
      description: 'The settlement by lot.',
    }),
  },
  { $id: 'StatementOwner' },
);

const ChargeChange = Type.Object(
  {
    before: Type.Number({ description: 'Charges in the statement before, in euro.' }),
    difference: Type.Number({ description: 'Difference in euro; the sum of its reasons.' }),
    price: Type.Number({ description: 'Part because the building paid more or less.' }),
    quantity: Type.Number({ description: 'Part because the lot consumed more or less.' }),
    key: Type.Number({ description: 'Part because the lot bears another part of the building.' }),
    days: Type.Number({ description: 'Part because the lot was held on other days.' }),
    reason: nullable(
      stringEnum(CHANGE_REASONS, {
        description: 'Reason of most of the difference; null if nothing changed.',
      }),
    ),
  },
  { description: 'Comparison with the statement before.' },
);

/** Charges of an owner by account. */
export const StatementAccounts = Type.Object(
  {
    before: nullable({
      ...CoveredDays,
      description: 'Period of the statement that charges are compared with; null: there is none.',
    }),
    accounts: Type.Array(
      Type.Object({
        account_code: Type.String(),
        account_name: Type.String({ description: 'Name in the language of the reader.' }),
        building_amount: Type.Number({
          description: 'Amount charged to all owners of the building, in euro.',
        }),
        amount: Euro,
        budget: nullable(
          Type.Number({
            description: 'Part of the owner in the budget, in euro; null: no budget.',
          }),
        ),
        change: nullable(ChargeChange),
      }),
      { description: 'Charges by account, also of accounts that only the statement before has.' },
    ),
  },
  { $id: 'StatementAccounts' },
);

export const StatementTie = Type.Object(
  {
    code: stringEnum(TIE_CODES),
    left: Type.Number({ description: 'Sum of the statements; in euro, for `days` in days.' }),
    right: Type.Number({ description: 'Sum from the other source.' }),
    difference: Type.Number({ description: 'Difference; always 0.' }),
  },
  { $id: 'StatementTie' },
);

const Works = Type.Object({
  decision_id: Uuid,
  title: Type.String({ description: 'Title of the decision.' }),
  cost: Type.Number({ description: 'Cost in euro, without what the reserve pays.' }),
  from_reserve: Type.Number({ description: 'Amount that the reserve pays, in euro.' }),
  from_loan: Type.Number({ description: 'Amount that a loan pays, in euro.' }),
  called: Type.Number({ description: 'Amount called, in euro.' }),
  balance: Type.Number({ description: 'Cost less reserve, loan and calls, in euro.' }),
  lines: Type.Array(
    Type.Object({
      expense_id: nullable(Uuid),
      expense_name: nullable(ExpenseName),
      entry_id: nullable(Uuid),
      unit_id: Uuid,
      unit_number: UnitNumber,
      amount: Euro,
    }),
    { description: 'Cost by line and lot; what the reserve pays by another key has a minus.' },
  ),
});

/** Works that a run settles. */
export const StatementWorks = Type.Object(
  { works: Type.Array(Works, { description: 'Works by decision.' }) },
  { $id: 'StatementWorks' },
);

export type StatementFinding = Given<Static<typeof StatementFinding>>;
export type StatementRun = Static<typeof StatementRun>;
export type StatementLine = Given<Static<typeof StatementLine>>;
export type StatementLines = Given<Static<typeof StatementLines>>;
export type StatementAccounts = Static<typeof StatementAccounts>;
export type StatementOwner = Static<typeof StatementOwner>;
export type StatementWorks = Given<Static<typeof StatementWorks>>;
export type StatementLinesQuery = Static<typeof StatementLinesQuery>;
export type CreateStatementRun = Static<typeof CreateStatementRun>;
export type FreezeStatementRun = Static<typeof FreezeStatementRun>;
export type ApproveStatementRun = Static<typeof ApproveStatementRun>;
export type SendStatementRun = Static<typeof SendStatementRun>;
export type ReverseStatementRun = Static<typeof ReverseStatementRun>;
export type StatementLetterQuery = Static<typeof StatementLetterQuery>;
