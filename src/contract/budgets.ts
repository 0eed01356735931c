import { MAX_BUDGET_LINE, MAX_BUDGET_LINES } from '#domain/assemblies/budget.ts';
import { BUDGET_STATUSES } from '#domain/budgets/budget-state.ts';
import { BUDGET_KINDS } from '#domain/budgets/draft-budget.ts';
import { NATURES } from '#domain/costs/cost-line.ts';
import { FUNDS } from '#domain/funds/funds.ts';
import { ACCOUNT_CODE } from '#domain/ledger/account.ts';
import {
  allowedActions,
  BuildingName,
  Euro,
  LocalDate,
  OwnerName,
  Type,
  Uuid,
  body,
  decimalInput,
  euroInput,
  nullable,
  partial,
  stamps,
  stringEnum,
  text,
  type Static,
} from './common.ts';

const Kind = stringEnum(BUDGET_KINDS, {
  description: 'Ordinary: running costs. Extraordinary: works to come.',
});
const Nature = stringEnum(NATURES, {
  description: 'Nature of the costs; by default that of the budget.',
});
const AccountCode = Type.String({ pattern: ACCOUNT_CODE.source });

const Index = {
  ...decimalInput({ decimals: 6, minimum: 0, maximum: 10 }),
  description: 'Factor on the cost of the year before: 1.025 adds 2.5 %; by default 1.',
};

const NOTE = 'Remark on the line.';

const NewLine = body({
  account_code: AccountCode,
  distribution_key_id: Type.Optional({ ...Uuid, description: 'Key; by default General.' }),
  amount: euroInput({ minimum_cents: 1, maximum_cents: MAX_BUDGET_LINE }),
  nature: Type.Optional(Nature),
  note: Type.Optional(nullable({ ...text(500), description: NOTE })),
});

const content = {
  lines: Type.Array(NewLine, {
    maxItems: MAX_BUDGET_LINES,
    description: 'Amounts by account and key; by default those of the year before by the index.',
  }),
  index: Index,
  indexes: Type.Array(body({ account_code: AccountCode, index: Index }), {
    maxItems: MAX_BUDGET_LINES,
    description: 'Index of single accounts, in place of `index`.',
  }),
};

export const CreateBudget = body({ fiscal_year_id: Uuid, kind: Kind, ...partial(content) });
export const UpdateBudget = body(partial(content));
export const AdoptBudget = body({
  decision_id: Type.Optional({
    ...Uuid,
    description: 'Decision of the assembly that adopted it.',
  }),
});

const Line = Type.Object({
  account_code: Type.String(),
  account_name: Type.String({ description: 'Name of the account in the language of the reader.' }),
  distribution_key_id: Uuid,
  distribution_key_name: Type.String({ description: 'Current name of the key.' }),
  amount: Euro,
  nature: Nature,
  note: nullable(Type.String({ description: NOTE })),
  actual: nullable({ ...Euro, description: 'Cost of the year before, of a drafted line.' }),
  index: nullable(Type.Number({ description: 'Factor on that cost, of a drafted line.' })),
});

export const Budget = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    fiscal_year_id: Uuid,
    kind: Kind,
    status: stringEnum(BUDGET_STATUSES),
    decision_id: nullable(Uuid),
    adopted_on: nullable({ ...LocalDate, description: 'Day on which it was adopted.' }),
    series_id: nullable({ ...Uuid, description: 'Series of calls made from it.' }),
    lines: Type.Array(Line),
    total: Euro,
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Budget' },
);

const rhythm = {
  first_call_date: LocalDate,
  instalments: Type.Integer({ minimum: 1, maximum: 12, description: 'Number of calls.' }),
  interval_months: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'Months between two calls.',
  }),
};
const reserve_amount = Type.Optional({
  ...euroInput({ minimum_cents: 0 }),
  description: 'Yearly amount for the reserve; by default the legal minimum, where it is due.',
});

export const CreateBudgetCalls = body({
  ...rhythm,
  reserve_amount,
  first_due_date: Type.Optional({
    ...LocalDate,
    description: 'Due date of the first call; by default 30 days after its date.',
  }),
});

export const BudgetCallsQuery = Type.Object(
  { ...rhythm, reserve_amount },
  { additionalProperties: false },
);

export const BudgetCallsPreview = Type.Object(
  {
    calls: Type.Array(
      Type.Object({
        call_date: LocalDate,
        total: Euro,
        parts: Type.Array(
          Type.Object({ fund: stringEnum(FUNDS), distribution_key_id: Uuid, amount: Euro }),
        ),
      }),
      { description: 'Calls that would be created, by date.' },
    ),
    owners: Type.Array(
      Type.Object({
        owner_id: Uuid,
        owner_name: OwnerName,
        provision: Euro,
        works: Euro,
        reserve: Euro,
        total: Euro,
      }),
      { description: 'Amounts of the year by owner, with the owners of each call date.' },
    ),
    reserve_amount: Euro,
    reserve_minimum: Type.Number({
      description: '5 % of the ordinary charges of the year before, in euro.',
    }),
    below_minimum: Type.Number({
      description: 'Amount in euro by which the reserve part misses the legal minimum.',
    }),
  },
  { $id: 'BudgetCallsPreview' },
);

export const BudgetFollowUpQuery = Type.Object(
  { on: Type.Optional({ ...LocalDate, description: 'Day to compare on; by default today.' }) },
  { additionalProperties: false },
);

const followed = {
  budget: Euro,
  actual: Euro,
  expected: Type.Number({ description: 'Budget of the days that have passed, in euro.' }),
};
export const BudgetFollowUp = Type.Object(
  {
    on: LocalDate,
    lines: Type.Array(
      Type.Object({
        account_code: Type.String(),
        account_name: Type.String({
          description: 'Name of the account in the language of the reader.',
        }),
        ...followed,
        warned: Type.Boolean({
          description: 'Whether 90 % are used, or there is a cost without a budget.',
        }),
      }),
    ),
    totals: Type.Object(followed),
  },
  { $id: 'BudgetFollowUp' },
);

export type Budget = Static<typeof Budget>;
export type CreateBudget = Static<typeof CreateBudget>;
export type UpdateBudget = Static<typeof UpdateBudget>;
export type AdoptBudget = Static<typeof AdoptBudget>;
export type CreateBudgetCalls = Static<typeof CreateBudgetCalls>;
export type BudgetCallsQuery = Static<typeof BudgetCallsQuery>;
