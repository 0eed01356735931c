import { isDistributed, type Nature } from '#domain/costs/cost-line.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
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

/** The factor 1 in millionths. */
export const ONE_PPM = 1_000_000n;

/** A drafted line, with what it was drafted from. */
export interface DraftedLine extends BudgetLine {
  /** Cost of the year before. */
  readonly actual_cents: Cents;
  /** Factor on that cost in millionths: 1,025,000 adds 2.5 %. */
  readonly index_ppm: number;
}

/** Whether an account is budgeted: costs of class 6 that the owners bear. */
export function isBudgeted(account_code: string): boolean {
  return account_code.startsWith('6') && isDistributed(account_code);
}

/**
 * Drafts a budget from the costs of the year before: per account and key, the actual amount times the index
 * of its account, rounded half up to the cent. Lines come by account, then key; income, and accounts whose
 * credit notes exceed their costs, are left out, as is what rounds to 0.
 * Rule: an estimate of ordinary and one of extraordinary costs every year (Civil Code, art. 3.89 §5 16°).
 * @param index_ppm factor in millionths: of all accounts but those named in `indexes`
 */
export function draftBudget(
  kind: BudgetKind,
  actual: readonly BudgetLine[],
  index_ppm: number,
  indexes: ReadonlyMap<string, number> = new Map(),
): DraftedLine[] {
  const costs = actual.filter(
    ({ nature, account_code }) => nature === kind && isBudgeted(account_code),
  );
  const keyOf = ({ account_code, distribution_key_id }: BudgetLine) =>
    `${account_code} ${distribution_key_id}`;
  return [...Map.groupBy(costs, keyOf)]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .flatMap(([, own]): DraftedLine[] => {
      const [first] = own;
      const actual_cents = sumCents(own.map(({ amount_cents }) => amount_cents));
      if (first === undefined || actual_cents <= 0) return [];
      const applied = indexes.get(first.account_code) ?? index_ppm;
      const { account_code, distribution_key_id, nature } = first;
      const amount_cents = Number(roundHalfUp(BigInt(actual_cents) * BigInt(applied), ONE_PPM));
      const line = { account_code, distribution_key_id, nature, amount_cents };
      return amount_cents === 0 ? [] : [{ ...line, actual_cents, index_ppm: applied }];
    });
}
