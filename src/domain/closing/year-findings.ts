import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { findUnappropriated, type ReserveYear } from './appropriation.ts';
import type { ReserveTest } from './reserve-minimum.ts';
import type { UnfinishedWorks } from './unfinished-works.ts';
import { findYearResult, isResultSettled } from './year-result.ts';

type Severity = (typeof FINDING_SEVERITIES)[number];

/** Findings of the year as a whole, beside those of `closingFindings`, in display order. */
const SEVERITIES = {
  cost_without_key: 'Blocking',
  entries_before_opening: 'Blocking',
  statement_missing: 'Blocking',
  reserve_not_appropriated: 'Blocking',
  result_not_nil: 'Blocking',
  reserve_below_five_percent: 'Warning',
  invoice_expected: 'Warning',
  bank_negative: 'Warning',
  bank_statements_missing: 'Warning',
  accrual_stale: 'Warning',
  accounts_not_approved: 'Warning',
  auditor_report_missing: 'Warning',
} as const satisfies Record<string, Severity>;

export type YearFindingCode = keyof typeof SEVERITIES;

export const YEAR_FINDING_CODES = Object.keys(SEVERITIES) as YearFindingCode[];

export interface YearFinding {
  readonly code: YearFindingCode;
  readonly severity: Severity;
  readonly count: number;
  /** Total amount; null if not about money. */
  readonly amount_cents: Cents | null;
}

/** Facts about a financial year and its building. */
export interface YearFacts {
  /** Lines on classes 6 and 7 that need a key and have none. */
  readonly costs_without_key: number;
  readonly entries_before_opening: number;
  /** Last day of the year, and of its last sent statements; null: none were sent. */
  readonly end_date: LocalDate;
  readonly settled_until: LocalDate | null;
  readonly reserve: ReserveYear;
  readonly reserve_test: ReserveTest;
  /** Debits less credits of the year on classes 6 and 7. */
  readonly balances: readonly { readonly account_code: string; readonly balance_cents: Cents }[];
  readonly unfinished_works: readonly UnfinishedWorks[];
  readonly result_decision_id: string | null;
  /** Estimated amounts of recurring invoices that are missing. */
  readonly expected_invoices: readonly Cents[];
  /** Balances at the end of the year of the accounts at a bank, debits less credits. */
  readonly bank_balances: readonly Cents[];
  /** Bank accounts without a statement of the last day. */
  readonly accounts_without_statement: number;
  /** Accruals older than twelve months. */
  readonly stale_accruals: number;
  readonly are_accounts_approved: boolean;
  readonly has_auditor_report: boolean;
}

/**
 * Lists what the year as a whole still lacks before it is closed, blocking findings first.
 * Rule: Civil Code, art. 3.86 §3 (reserve), 3.89 §5 15° (accounts, statements), 3.91 (auditor); the result
 * is 0 or named by a decision.
 */
export function yearFindings(facts: YearFacts): YearFinding[] {
  const result = findYearResult(facts.balances, facts.unfinished_works);
  const open = [...findUnappropriated(facts.reserve).values()];
  const { due, sufficient, minimum_cents, called_cents } = facts.reserve_test;
  const overdrawn = facts.bank_balances.filter((cents) => cents < 0);
  const found: Readonly<Record<YearFindingCode, readonly [count: number, amount: Cents | null]>> = {
    cost_without_key: [facts.costs_without_key, null],
    entries_before_opening: [facts.entries_before_opening, null],
    statement_missing: [(facts.settled_until ?? '') < facts.end_date ? 1 : 0, null],
    reserve_not_appropriated: [open.length, sumCents(open)],
    result_not_nil: [isResultSettled(result, facts.result_decision_id) ? 0 : 1, result],
    reserve_below_five_percent: [
      due === 'Due' && !sufficient ? 1 : 0,
      Math.max(0, minimum_cents - called_cents),
    ],
    invoice_expected: [facts.expected_invoices.length, sumCents(facts.expected_invoices)],
    bank_negative: [overdrawn.length, sumCents(overdrawn)],
    bank_statements_missing: [facts.accounts_without_statement, null],
    accrual_stale: [facts.stale_accruals, null],
    accounts_not_approved: [facts.are_accounts_approved ? 0 : 1, null],
    auditor_report_missing: [facts.has_auditor_report ? 0 : 1, null],
  };
  return YEAR_FINDING_CODES.map((code): YearFinding => {
    const [count, amount_cents] = found[code];
    return { code, severity: SEVERITIES[code], count, amount_cents };
  }).filter(({ count }) => count > 0);
}
