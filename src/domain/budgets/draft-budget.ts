import type { Nature } from '#domain/costs/cost-line.ts';
import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { parseDecimal, roundHalfUp } from '#domain/kernel/decimal.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Kinds of budget: running costs, and foreseeable works (Civil Code, art. 3.89 §5 16°). */
export const BUDGET_KINDS = ['Ordinary', 'Extraordinary'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

/** The amount budgeted on an account under a key. */
export interface BudgetLine {
  readonly account_code: string;
  readonly distribution_key_id: string;
  readonly nature: Nature;
  readonly amount_cents: Cents;
}

/** A drafted line, with what it was drafted from. */
export interface DraftedLine extends BudgetLine {
  /** Cost of the year before. */
  readonly actual_cents: Cents;
  /** Percent of the year before, such as 102.5. */
  readonly index: number;
}

/**
 * Drafts a budget from the costs of the year before: per account and key, the actual amount times the index
 * of its account, rounded half up to the cent. Lines come by account, then key; income, and accounts whose
 * credit notes exceed their costs, are left out.
 * Rule: an estimate of ordinary and one of extraordinary costs every year (Civil Code, art. 3.89 §5 16°).
 * @param index percent, at most four decimals: of all accounts, or of those named in `indexes`
 */
export function draftBudget(
  kind: BudgetKind,
  actual: readonly BudgetLine[],
  index: number,
  indexes: ReadonlyMap<string, number> = new Map(),
): DraftedLine[] {
  const costs = actual.filter(
    ({ nature, account_code }) => nature === kind && account_code.startsWith('6'),
  );
  const keyOf = ({ account_code, distribution_key_id }: BudgetLine) =>
    `${account_code} ${distribution_key_id}`;
  return [...Map.groupBy(costs, keyOf)]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .flatMap(([, own]): DraftedLine[] => {
      const [first] = own;
      const actual_cents = sumCents(own.map(({ amount_cents }) => amount_cents));
      if (first === undefined || actual_cents <= 0) return [];
      const applied = indexes.get(first.account_code) ?? index;
      const { account_code, distribution_key_id, nature } = first;
      const amount_cents = applyIndex(actual_cents, applied);
      const line = { account_code, distribution_key_id, nature, amount_cents };
      return [{ ...line, actual_cents, index: applied }];
    });
}

function applyIndex(cents: Cents, index: number): Cents {
  const parts = parseDecimal(index, 4);
  assert(parts !== undefined && parts >= 0n, 'An index is a percentage with at most four decimals');
  return Number(roundHalfUp(BigInt(cents) * parts, 1_000_000n));
}
