import {
  COST_FINDINGS,
  type CostFinding,
  type CostFindingCode,
} from '#domain/costs/cost-finding.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import { addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import type { StatementRow } from './statement-input.ts';

type Severity = (typeof FINDING_SEVERITIES)[number];

/** All findings before statements are frozen, in display order. */
const SEVERITIES = {
  ...COST_FINDINGS,
  pending_expenses: 'Blocking',
  account_4990_not_nil: 'Blocking',
  account_58_not_nil: 'Blocking',
  account_643_not_nil: 'Blocking',
  open_bank_transactions: 'Blocking',
  earlier_run_not_sent: 'Blocking',
  owner_differences: 'Blocking',
  budget_without_cost: 'Warning',
  cost_above_last_year: 'Warning',
  recurring_invoice_missing: 'Warning',
  accrual_stale: 'Warning',
  earlier_period_line: 'Warning',
} as const satisfies Record<string, Severity>;

export type StatementFindingCode = keyof typeof SEVERITIES;

export const STATEMENT_FINDING_CODES = Object.keys(SEVERITIES) as StatementFindingCode[];

export interface StatementFinding {
  readonly code: StatementFindingCode;
  readonly severity: Severity;
  readonly count: number;
  /** Total amount; null if not about money. */
  readonly amount_cents: Cents | null;
  /** Lots, lines and days that it is about; empty for facts of the building. */
  readonly details: readonly CostFinding[];
}

/** Facts about a building and a settlement period. */
export interface StatementFacts {
  /** Drafts and pending ones dated in the period. */
  readonly unbooked_expenses: number;
  /** Debits less credits at the end of the period. */
  readonly balances: Readonly<Record<'4990' | '58' | '643', Cents>>;
  readonly open_bank_transactions: number;
  readonly earlier_runs_not_sent: number;
  /** Number of owners whose account differs from the books. */
  readonly owner_differences: number;
  /**
   * Costs of the period per account, of the same period a year before, and the budget of the year, 0 where
   * the year has had a cost.
   */
  readonly accounts: readonly {
    readonly account_code: string;
    readonly cost_cents: Cents;
    readonly last_year_cents: Cents;
    readonly budget_cents: Cents;
  }[];
  /** Suppliers with an invoice in the same period a year before, and none in this one. */
  readonly missing_suppliers: number;
  readonly stale_accruals: number;
}

/** Costs above this part of last year's are worth a look. */
const NOTEWORTHY_PERCENT = 125;

/** Whether an account costs more than 125 % of the year before. */
export function isAboveLastYear(cost: Cents, last_year: Cents): boolean {
  return last_year > 0 && BigInt(cost) * 100n > BigInt(last_year) * BigInt(NOTEWORTHY_PERCENT);
}

/**
 * Whether an accrual has waited for its invoice for more than twelve months.
 * Rule: an estimate that no invoice confirms is reviewed at the next closing.
 */
export function isStaleAccrual(entry_date: LocalDate, on: LocalDate): boolean {
  return addMonths(entry_date, 12) < on;
}

/**
 * Lists what blocks the statements of a period and what to review before, in display order.
 * Rule: nothing in transfer or suspense, private costs charged on, all invoices entered (Civil Code, art.
 * 3.89 §5 15°).
 */
export function statementFindings(
  costs: readonly CostFinding[],
  rows: readonly StatementRow[],
  facts: StatementFacts,
): StatementFinding[] {
  const { balances, accounts } = facts;
  const counts: Partial<Record<StatementFindingCode, number>> = {
    pending_expenses: facts.unbooked_expenses,
    open_bank_transactions: facts.open_bank_transactions,
    earlier_run_not_sent: facts.earlier_runs_not_sent,
    owner_differences: facts.owner_differences,
    budget_without_cost: accounts.filter(
      ({ budget_cents, cost_cents }) => budget_cents !== 0 && cost_cents === 0,
    ).length,
    cost_above_last_year: accounts.filter(({ cost_cents, last_year_cents }) =>
      isAboveLastYear(cost_cents, last_year_cents),
    ).length,
    recurring_invoice_missing: facts.missing_suppliers,
    accrual_stale: facts.stale_accruals,
    earlier_period_line: countEarlierLines(rows),
  };
  const amounts: Partial<Record<StatementFindingCode, Cents>> = {
    account_4990_not_nil: balances['4990'],
    account_58_not_nil: balances['58'],
    account_643_not_nil: balances['643'],
  };
  return STATEMENT_FINDING_CODES.map((code): StatementFinding => {
    const details = costs.filter((cost) => cost.code === code);
    const amount_cents = amounts[code] ?? null;
    const counted = counts[code] ?? Number(amount_cents !== null && amount_cents !== 0);
    const count = isCostCode(code) ? details.length : counted;
    return { code, severity: SEVERITIES[code], count, amount_cents, details };
  }).filter(({ count }) => count > 0);
}

function isCostCode(code: StatementFindingCode): code is CostFindingCode {
  return Object.hasOwn(COST_FINDINGS, code);
}

function countEarlierLines(rows: readonly StatementRow[]): number {
  const earlier = rows.filter(({ origin }) => origin === 'EarlierPeriod');
  return new Set(earlier.map(({ line_id, decision_id }) => line_id ?? decision_id)).size;
}

/** Whether nothing blocks the freezing of a run, and every warning is acknowledged. */
export function mayBeFrozen(
  findings: readonly Pick<StatementFinding, 'code' | 'severity'>[],
  acknowledged: readonly StatementFindingCode[],
): boolean {
  return findings.every(
    ({ code, severity }) => severity === 'Warning' && acknowledged.includes(code),
  );
}

/** Sums the costs of a run per account, signs as in the books: costs positive, income negative. */
export function sumCostsOfRun(
  lines: readonly Pick<CostLine, 'account_code' | 'amount_cents'>[],
): { readonly account_code: string; readonly cost_cents: Cents }[] {
  return [...Map.groupBy(lines, ({ account_code }) => account_code)].map(([account_code, own]) => ({
    account_code,
    cost_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
  }));
}
