import type { Bearer } from '#domain/charges/split-amount.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** Natures of a cost: who bears it under usufruct, and which calls it is settled against. */
export const NATURES = ['Ordinary', 'Extraordinary'] as const;
export type Nature = (typeof NATURES)[number];

/** An amount with the VAT in it, in cents, both of one sign. */
export interface CostAmount {
  readonly amount_cents: Cents;
  readonly vat_cents: Cents;
}

/**
 * A line of the books on class 6 or 7 that the owners bear. Costs are positive; credit notes, income and
 * releases of the reserve are negative.
 */
export interface CostLine extends CostAmount {
  readonly id: string;
  /** Order of entry, which decides between two notes of one day. */
  readonly number: number;
  readonly account_code: string;
  readonly distribution_key_id: string;
  readonly entry_date: LocalDate;
  /** The days covered; null: see `findCoveredDays`. */
  readonly period: CoveredPeriod | null;
  readonly nature: Nature;
  /** 0 to 100, at most two decimals. */
  readonly recoverable_percent: number;
  /** Owners who bear nothing of it. */
  readonly excluded_owner_ids: readonly string[];
  readonly decision_id: string | null;
  /** The part that the reserve pays, already taken off the amount; positive cents. */
  readonly released_cents: Cents;
  /** The line that a credit note or a reversal corrects. */
  readonly credits_line_id: string | null;
  /** The run whose statements hold the line; null while none does. */
  readonly settled_in: string | null;
  /** The closed year that its entry corrects, by the year in which it ends; none by default. */
  readonly corrects_fiscal_year?: number | null;
}

/** Accounts of classes 6 and 7 that no statement distributes: private costs, fund moves, calls. */
const UNDISTRIBUTED = ['643', '69', '70', '79'] as const;

/** Whether a line on the account needs a key, a period, a nature and a recoverable part. */
export function isDistributed(account_code: string): boolean {
  return (
    /^[67]/.test(account_code) && !UNDISTRIBUTED.some((prefix) => account_code.startsWith(prefix))
  );
}

/**
 * Returns who bears a cost of a lot under usufruct.
 * Rule: the usufructuary pays upkeep, the bare owner major repairs (Civil Code, art. 3.153, 3.154).
 */
export function determineNatureBearer(nature: Nature): Bearer {
  return nature === 'Extraordinary' ? 'bare_owner' : 'usufructuary';
}
