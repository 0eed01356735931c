import type { CreateJournalEntry } from '#contract/journal-entries.ts';
import { isDistributed } from '#domain/costs/cost-line.ts';
import { checkVat, type GivenTerms } from '#domain/costs/cost-terms.ts';
import { coveredPeriod, type CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { isOfSupplier } from '#domain/expenses/recognition.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';
import { readWantedTerms } from '#features/books/costs/index.ts';

type InputLine = CreateJournalEntry['lines'][number];

/** The cost fields of a requested line. */
interface LineCost {
  /** From 1, as in the entry. */
  readonly line_number: number;
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  /** Null: the General key. */
  readonly distribution_key_id: string | null;
  readonly period: CoveredPeriod | null;
  readonly terms: GivenTerms;
}

/** The lines of an entry that the owners bear, and those that await an invoice and have terms. */
export interface LineCosts {
  readonly costs: readonly LineCost[];
  readonly accruals: readonly LineCost[];
}

const COST_FIELDS = [
  'distribution_key_id',
  'period_from',
  'period_to',
  'nature',
  'recoverable_percent',
  'vat_amount',
  'excluded_owner_ids',
  'decision_id',
] as const satisfies readonly (keyof InputLine)[];

/**
 * Reads the cost fields of requested lines: those on distributed accounts are costs, those on 444, 490 and
 * 492 say who bears what an invoice leaves of them. Refuses invalid_entry_line for cost fields of other
 * accounts, vat_exceeds and period_refused.
 */
export function readLineCosts(lines: readonly InputLine[]): LineCosts {
  const costs: LineCost[] = [];
  const accruals: LineCost[] = [];
  for (const [index, line] of lines.entries()) {
    const { account_code } = line;
    const named = COST_FIELDS.find((field) => isGiven(line[field]));
    if (isDistributed(account_code)) costs.push(readLineCost(line, index));
    else if (named === undefined) continue;
    else if (isOfSupplier(account_code)) accruals.push(readLineCost(line, index));
    else {
      const pointer = `/body/lines/${index}/${named}`;
      throw new DomainError('invalid_entry_line', { account_code, reason: 'no_cost', pointer });
    }
  }
  return { costs, accruals };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function readLineCost(line: InputLine, index: number): LineCost {
  const { account_code, period_from = null, period_to = null } = line;
  const debit_cents = centsOf(line.debit ?? 0);
  const credit_cents = centsOf(line.credit ?? 0);
  const period = coveredPeriod({ period_from, period_to }, ['lines', index]) ?? null;
  const terms = readWantedTerms(line);
  checkVat(terms.vat_cents, debit_cents + credit_cents, ['lines', index]);
  return {
    line_number: index + 1,
    account_code,
    debit_cents,
    credit_cents,
    distribution_key_id: line.distribution_key_id ?? null,
    period,
    terms,
  };
}
