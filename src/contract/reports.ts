import { EXPENSE_CATEGORIES, byCategory } from '#domain/expenses/expense-categories.ts';
import { ACCOUNT_CODE } from '#domain/ledger/account.ts';
import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import {
  Euro,
  LocalDate,
  ReportYear,
  Type,
  Uuid,
  body,
  nullable,
  stringEnum,
  BuildingName,
  OwnerName,
  UnitNumber,
  type Given,
  type Static,
} from './common.ts';
import { Visibility } from './documents.ts';

const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;

/** The form of a report, as the query parameter `format`. */
export const ReportFormatQuery = Type.Optional(
  stringEnum(FORMATS, { description: 'Format; overrides the Accept header.' }),
);

const scope = {
  year: Type.Optional(ReportYear),
  building_id: Type.Optional(Uuid),
  format: ReportFormatQuery,
};
const quarter = Type.Optional(Type.Integer({ minimum: 1, maximum: 4 }));
const strict = { additionalProperties: false };

/** Fields that decide who may read a stored report, by default only staff. */
const KeptReport = {
  building_id: Uuid,
  year: Type.Optional(ReportYear),
  visibility: Type.Optional({ ...Visibility, default: 'Staff' }),
};
export const CreateBalanceSheetDocument = body(KeptReport);
export const CreateIncomeStatementDocument = body({ ...KeptReport, quarter });

export const BalanceSheetQuery = Type.Object(scope, strict);
export const PeriodReportQuery = Type.Object({ ...scope, quarter }, strict);
export const GeneralLedgerQuery = Type.Object(
  {
    ...scope,
    quarter,
    account_code: Type.Optional(
      Type.String({
        pattern: ACCOUNT_CODE.source,
        description: 'One account, or all accounts below a heading.',
      }),
    ),
  },
  strict,
);

export const CashSeriesQuery = Type.Object(
  {
    months: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 120,
        description: 'Number of months, the current one included; by default 12.',
      }),
    ),
    building_id: Type.Optional(Uuid),
    format: ReportFormatQuery,
  },
  strict,
);

const building = { building_id: nullable(Uuid), building_name: nullable(BuildingName) };

const head = {
  period: Type.String({ description: 'Financial year by its end, with the quarter: `2025-Q4`.' }),
  ...building,
};

const ReportAccount = Type.Object({
  code: nullable(
    Type.String({ description: 'Code of the account; null for the result before closing.' }),
  ),
  name: Type.String(),
  amount: Euro,
});
const ReportGroup = Type.Object({ accounts: Type.Array(ReportAccount), total: Euro });

const sheetFigures = {
  assets: Type.Object({
    fixed_assets: ReportGroup,
    current_assets: ReportGroup,
    total_assets: Euro,
  }),
  liabilities: Type.Object({
    equity: ReportGroup,
    long_term_liabilities: ReportGroup,
    current_liabilities: ReportGroup,
    total_liabilities: Type.Number({ description: 'Total in euro, equity included.' }),
  }),
  balance_check: Type.Object({
    assets: Euro,
    liabilities: Euro,
    difference: Euro,
    balanced: Type.Boolean(),
  }),
};

export const BalanceSheet = Type.Object({
  ...head,
  ...sheetFigures,
  previous: nullable(
    Type.Object(
      { period: head.period, ...sheetFigures },
      { description: 'End of the year before; null if it has no entries.' },
    ),
  ),
});

const CategoryCosts = Type.Object({
  category: stringEnum(EXPENSE_CATEGORIES),
  amount: Euro,
  accounts: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      amount: Euro,
      link: nullable(
        Type.String({
          description: 'Filter for the entries behind the amount; null for an Owner.',
        }),
      ),
    }),
  ),
});

const incomeFigures = {
  income: Type.Object({ accounts: Type.Array(ReportAccount), total_income: Euro }),
  expenses: Type.Object({
    by_category: Type.Object(
      byCategory(() => Euro),
      {
        description: 'Costs by category of the expense; costs without an expense count as Other.',
      },
    ),
    categories: Type.Array(CategoryCosts, {
      description: 'Accounts of each category, those with a zero balance left out.',
    }),
    accounts: Type.Array(ReportAccount),
    total_expenses: Euro,
  }),
  operating_result: Euro,
  financial_result: Type.Number({
    description: 'Financial result in euro: accounts 75 less accounts 65.',
  }),
  net_result: Euro,
};

export const IncomeStatement = Type.Object({
  ...head,
  ...incomeFigures,
  previous: nullable(
    Type.Object(
      { period: head.period, ...incomeFigures },
      { description: 'Previous year or quarter; null if there is none.' },
    ),
  ),
  budget: nullable(
    Type.Object(
      { accounts: Type.Array(ReportAccount), total: Euro },
      { description: 'Adopted budget of the year by account; null if there is none.' },
    ),
  ),
});

const totals = {
  opening: Type.Number({ description: 'Debits less credits before the period, in euro.' }),
  debit: Euro,
  credit: Euro,
};

export const TrialBalance = Type.Object({
  ...head,
  accounts: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), ...totals, balance: Euro }),
  ),
  totals: Type.Object({ ...totals, balance: Euro }),
});

const LedgerMovement = Type.Object({
  entry_id: Uuid,
  entry_date: LocalDate,
  sequence: Type.Integer({ description: 'Position in the chain of the organization.' }),
  journal: stringEnum(JOURNALS),
  description: Type.String(),
  debit: Euro,
  credit: Euro,
  balance: Type.Number({
    description: 'Debits less credits up to and including this movement, in euro.',
  }),
  owner_id: nullable(Uuid),
  owner_name: nullable(OwnerName),
  unit_id: nullable(Uuid),
  unit_number: nullable(UnitNumber),
  lots: Type.Array(Type.String(), {
    description: 'Lot numbers: of the line, else those that the owner held that day or before.',
  }),
  supplier: nullable(Type.String()),
});

export const GeneralLedger = Type.Object({
  ...head,
  accounts: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      ...totals,
      closing: Euro,
      movements: Type.Array(LedgerMovement),
    }),
  ),
});

export const CashSeries = Type.Object({
  ...building,
  month_ends: Type.Array(LocalDate, {
    description: 'Month ends, oldest first; the last is that of this month.',
  }),
  accounts: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      balances: Type.Array(Euro, {
        description: 'Balance at each of `month_ends` in euro; negative if overdrawn.',
      }),
    }),
    { description: 'Accounts of class 5 with a balance or movements.' },
  ),
  totals: Type.Array(Euro),
});

export const BuildingFigures = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    cash: { ...Euro, description: 'Balance of the accounts of class 5; negative if overdrawn.' },
    overdue: { ...Euro, description: 'Open amounts of owners that were due before today.' },
  },
  { $id: 'BuildingFigures' },
);

export type ReportFormat = (typeof FORMATS)[number];
export type BalanceSheetQuery = Static<typeof BalanceSheetQuery>;
export type PeriodReportQuery = Static<typeof PeriodReportQuery>;
export type GeneralLedgerQuery = Static<typeof GeneralLedgerQuery>;
export type CashSeriesQuery = Static<typeof CashSeriesQuery>;
export type BuildingFigures = Static<typeof BuildingFigures>;
export type CashSeries = Given<Static<typeof CashSeries>>;
export type BalanceSheet = Given<Static<typeof BalanceSheet>>;
export type IncomeStatement = Given<Static<typeof IncomeStatement>>;
export type TrialBalance = Given<Static<typeof TrialBalance>>;
export type GeneralLedger = Given<Static<typeof GeneralLedger>>;
