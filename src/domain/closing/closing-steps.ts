import type { FindingBeforeClosing, FindingBeforeClosingCode } from './closing-findings.ts';

/** Steps of the closing of a year, in order. */
export const CLOSING_STEPS = [
  'Bank',
  'Invoices',
  'Accruals',
  'Statement',
  'Reserve',
  'ReserveTest',
  'Close',
] as const;
export type ClosingStepCode = (typeof CLOSING_STEPS)[number];

export const STEP_STATES = ['Done', 'Open', 'Blocked'] as const;
type StepState = (typeof STEP_STATES)[number];

/** The actions that do a step. */
export const STEP_ACTIONS = [
  'reconcile_bank',
  'enter_invoices',
  'review_accruals',
  'send_statements',
  'appropriate_reserve',
  'adjust_reserve',
  'close_year',
] as const;
type StepAction = (typeof STEP_ACTIONS)[number];

export interface ClosingStep {
  readonly code: ClosingStepCode;
  readonly state: StepState;
  readonly findings: readonly FindingBeforeClosing[];
  /** Null once the step is done. */
  readonly action: StepAction | null;
  /** Whether a person other than the one who did the other steps must do it. */
  readonly needs_second_person: boolean;
}

interface StepRule {
  readonly action: StepAction;
  readonly findings: readonly FindingBeforeClosingCode[];
  /** Steps that must be done first. */
  readonly after: readonly ClosingStepCode[];
}

const STEP_RULES: Readonly<Record<ClosingStepCode, StepRule>> = {
  Bank: {
    action: 'reconcile_bank',
    findings: [
      'open_bank_transactions',
      'held_bank_statements',
      'account_58_not_nil',
      'account_58_nil_later',
      'account_4990_not_nil',
      'bank_statements_missing',
      'bank_negative',
      'account_not_of_association',
    ],
    after: [],
  },
  Invoices: {
    action: 'enter_invoices',
    findings: [
      'pending_expenses',
      'draft_expenses',
      'draft_calls',
      'cost_without_key',
      'invoice_expected',
    ],
    after: [],
  },
  Accruals: {
    action: 'review_accruals',
    findings: ['accrual_stale', 'deferred_costs', 'account_4996_not_nil', 'account_643_not_nil'],
    after: [],
  },
  Statement: {
    action: 'send_statements',
    findings: ['statement_missing', 'owner_differences'],
    after: ['Bank', 'Invoices', 'Accruals'],
  },
  Reserve: {
    action: 'appropriate_reserve',
    findings: ['reserve_not_appropriated', 'reserve_not_covered', 'reserve_account_missing'],
    after: [],
  },
  ReserveTest: { action: 'adjust_reserve', findings: ['reserve_below_five_percent'], after: [] },
  Close: {
    action: 'close_year',
    findings: [
      'year_not_ended',
      'books_not_proven',
      'entries_before_opening',
      'result_not_nil',
      'accounts_not_approved',
      'auditor_report_missing',
    ],
    after: ['Bank', 'Invoices', 'Accruals', 'Statement', 'Reserve'],
  },
};

/**
 * Lists the steps of the closing with their states. Done: nothing blocks it any more, warnings may be left;
 * Blocked: a step before it is not done; the last one is done when the year is closed.
 * Rule: the accounts of the year are drawn up in this order (Civil Code, art. 3.89 §5 15°).
 * @param needs_second_person the building's setting: another person closes than the one who prepared it
 */
export function listClosingSteps(
  findings: readonly FindingBeforeClosing[],
  {
    is_closed,
    needs_second_person,
  }: { readonly is_closed: boolean; readonly needs_second_person: boolean },
): ClosingStep[] {
  const done = new Set<ClosingStepCode>();
  return CLOSING_STEPS.map((code): ClosingStep => {
    const { action, findings: codes, after } = STEP_RULES[code];
    const own = findings.filter((finding) => codes.some((one) => one === finding.code));
    const isSolved = own.every(({ severity }) => severity === 'Warning');
    const isBlocked = after.some((before) => !done.has(before));
    const isDone = is_closed || (code !== 'Close' && isSolved && !isBlocked);
    if (isDone) done.add(code);
    return {
      code,
      state: isDone ? 'Done' : isBlocked ? 'Blocked' : 'Open',
      findings: own,
      action: isDone ? null : action,
      needs_second_person: code === 'Close' && needs_second_person,
    };
  });
}
