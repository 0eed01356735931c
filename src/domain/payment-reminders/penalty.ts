import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import {
  CIVIL_LEGAL_RATES,
  ENTERPRISE_RATES,
  fixedRate,
  lowerOf,
  type RateTable,
} from './interest-rates.ts';
import { lateInterest, type OverdueItem } from './late-interest.ts';
import type { ReminderLevel } from './levels.ts';

/** Calendar days that a consumer has to pay after the first reminder, which is free. */
const CONSUMER_DAYS = 14;

export interface PenaltyInput {
  /** The level that the reminder reaches. */
  readonly level: ReminderLevel;
  /** The day of the change of level; it still bears interest. */
  readonly on: LocalDate;
  readonly items: readonly OverdueItem[];
  /** What the statutes grant: the legal rate of each year, or parts per million per year; null: nothing. */
  readonly clause: { readonly rate: 'Legal' | number } | null;
  readonly owner_kind: OwnerKind;
  /** Whether the building treats natural persons as consumers. */
  readonly consumer_limits: boolean;
  /** When the first reminder was marked sent. */
  readonly gentle_sent_on: LocalDate | null;
}

/**
 * The penalty of a reminder at a change of level, in cents: late interest at the rate of the
 * statutes, nothing at Gentle and nothing without a clause. A consumer owes none until 14 days after
 * Gentle was sent, and then on no day more than the rate for late payment between enterprises.
 * Refuses amount_out_of_range.
 * Rule: interest needs a clause in the statutes (Civil Code art. 3.85 §2); limits for consumers:
 * Code of Economic Law, art. XIX.2 and XIX.4.
 */
export function penaltyOf(input: PenaltyInput): Cents {
  const { level, on, items, clause, owner_kind, consumer_limits, gentle_sent_on } = input;
  if (level === 'Gentle' || clause === null) return 0;
  const agreed = ratesOf(clause.rate);
  if (owner_kind !== 'Person' || !consumer_limits) return lateInterest(items, on, agreed);
  if (gentle_sent_on === null || addDays(gentle_sent_on, CONSUMER_DAYS) > on) return 0;
  return lateInterest(items, on, lowerOf(agreed, ENTERPRISE_RATES));
}

function ratesOf(rate: 'Legal' | number): RateTable {
  return rate === 'Legal' ? CIVIL_LEGAL_RATES : fixedRate(rate);
}
