import { FINDING_BEFORE_CLOSING_CODES } from '#domain/closing/closing-findings.ts';
import { CLOSING_STEPS, STEP_ACTIONS, STEP_STATES } from '#domain/closing/closing-steps.ts';
import { RESERVE_DUES } from '#domain/closing/reserve-minimum.ts';
import { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { FISCAL_YEAR_STATUSES } from '#domain/ledger/fiscal-year.ts';
import { RoleType } from './access.ts';
import {
  allowedActions,
  Euro,
  LocalDate,
  Type,
  Uuid,
  body,
  nullable,
  ref,
  stamps,
  stringEnum,
  text,
  BuildingName,
  type Static,
} from './common.ts';

export const FiscalYear = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    start_date: LocalDate,
    end_date: LocalDate,
    status: stringEnum(FISCAL_YEAR_STATUSES),
    closing_entry_id: nullable(Uuid),
    result_decision_id: nullable({
      ...Uuid,
      description: 'Decision about the result that was carried forward.',
    }),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'FiscalYear' },
);

export const CreateFiscalYear = body({ start_date: LocalDate, end_date: LocalDate });

const FindingCode = stringEnum(FINDING_BEFORE_CLOSING_CODES);

export const CloseFiscalYear = body({
  acknowledge: Type.Optional(
    Type.Array(FindingCode, {
      maxItems: FINDING_BEFORE_CLOSING_CODES.length,
      description: 'Codes of the warnings that you accept.',
    }),
  ),
  result_decision_id: Type.Optional({
    ...Uuid,
    description: 'Decision of the assembly about a result that is not zero.',
  }),
});

export const ReopenFiscalYear = body({
  reason: Type.Optional({
    ...text(2_000),
    description: 'Reason; required once the accounts are approved.',
  }),
});

export const ClosingFinding = Type.Object(
  {
    code: FindingCode,
    severity: stringEnum(FINDING_SEVERITIES),
    count: Type.Integer(),
    detail: Type.String({ description: 'Explanation in the language of the reader.' }),
    link: Type.String({ description: 'Path of the page that shows it.' }),
  },
  { $id: 'ClosingFinding' },
);

export const ClosingCheck = Type.Object(
  { findings: Type.Array(ref(ClosingFinding)) },
  { $id: 'ClosingCheck' },
);

export const ClosingList = Type.Object(
  {
    steps: Type.Array(
      Type.Object({
        code: stringEnum(CLOSING_STEPS),
        state: stringEnum(STEP_STATES, {
          description: 'Blocked: a step before it is not done.',
        }),
        roles: Type.Array(RoleType, { description: 'Roles that may do the step.' }),
        findings: Type.Array(ref(ClosingFinding)),
        action: nullable({
          ...stringEnum(STEP_ACTIONS),
          description: 'Operation that does the step; null once it is done.',
        }),
        needs_second_person: Type.Boolean({
          description: 'Whether another person than the one who prepared it must do the step.',
        }),
      }),
    ),
  },
  { $id: 'ClosingList' },
);

export const ReserveTest = Type.Object(
  {
    base: Type.Number({ description: 'Ordinary charges of the year before, in euro.' }),
    minimum: Type.Number({ description: '5 % of the base in euro, rounded up to the cent.' }),
    called: Type.Number({ description: 'Reserve calls of the year, in euro.' }),
    due: stringEnum(RESERVE_DUES, {
      description: 'Whether a contribution is due; Unknown without a day of acceptance.',
    }),
    sufficient: Type.Boolean({ description: 'Whether the minimum is called, or none is due.' }),
  },
  { $id: 'ReserveTest' },
);

export const ReserveAppropriation = Type.Object(
  {
    journal_entry_id: nullable({
      ...Uuid,
      description: 'Entry that moved the reserve; null if nothing was left.',
    }),
    amount: Euro,
    funds: Type.Array(Type.Object({ account_code: Type.String(), amount: Euro }), {
      description: 'Amounts added, by account of the fund.',
    }),
  },
  { $id: 'ReserveAppropriation' },
);

const AccrualProposal = Type.Object({
  supplier_id: Uuid,
  supplier: Type.String({ description: 'Name of the supplier.' }),
  account_code: Type.String({ description: 'Account of the expected cost.' }),
  distribution_key_id: { ...Uuid, description: 'Key of its invoices.' },
  period_from: { ...LocalDate, description: 'First day that the missing invoice covers.' },
  period_to: { ...LocalDate, description: 'Last day that it covers.' },
  amount: { ...Euro, description: 'Amount of the latest invoice, or of those of the year before.' },
  last_invoiced_on: { ...LocalDate, description: 'Date of the latest invoice.' },
});

export const AccrualProposals = Type.Object(
  {
    proposals: Type.Array(AccrualProposal, { description: 'Invoices that are missing.' }),
    total: Euro,
  },
  { $id: 'AccrualProposals' },
);

export const AccrueCosts = body({
  supplier_ids: Type.Optional(
    Type.Array(Uuid, { maxItems: 500, description: 'Suppliers to accrue for; by default all.' }),
  ),
});

export const AccruedCosts = Type.Object(
  {
    journal_entry_id: nullable({
      ...Uuid,
      description: 'Entry that accrued them; null if nothing was missing.',
    }),
    amount: Euro,
    proposals: Type.Array(AccrualProposal, {
      description: 'Accrued costs, one for each missing invoice.',
    }),
  },
  { $id: 'AccruedCosts' },
);

export type AccrueCosts = Static<typeof AccrueCosts>;
export type CloseFiscalYear = Static<typeof CloseFiscalYear>;
export type ClosingFinding = Static<typeof ClosingFinding>;
export type FiscalYear = Static<typeof FiscalYear>;
export type CreateFiscalYear = Static<typeof CreateFiscalYear>;
