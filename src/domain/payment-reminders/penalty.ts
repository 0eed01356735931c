import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import {
  fixedRate,
  lowerOf,
  publishedRate,
  type PublishedRates,
  type RateSchedule,
} from './interest-rates.ts';
import { lateInterest, type BearingItem } from './late-interest.ts';
import type { ReminderLevel } from './levels.ts';

/** Something overdue, and the time that a free reminder has left to pay it. */
interface ClaimedItem extends Pick<BearingItem, 'open_cents' | 'is_cost'> {
  readonly due_date: LocalDate;
  /** The last day of the free term; null: no Gentle reminder that was sent has named it. */
  readonly free_until: LocalDate | null;
}

export interface PenaltyInput {
  /** The level that the reminder reaches. */
  readonly level: ReminderLevel;
  /** The day of the change of level; it still bears interest. */
  readonly on: LocalDate;
  readonly items: readonly ClaimedItem[];
  /** What the statutes grant: the legal rate of each year, or parts per million per year; null: nothing. */
  readonly clause: { readonly rate: 'Legal' | number } | null;
  readonly owner_kind: OwnerKind;
  /** Whether the building treats natural persons as consumers. */
  readonly consumer_limits: boolean;
  readonly rates: PublishedRates;
}

/**
 * Whether the limits for consumers hold for an owner.
 * Rule: natural persons, where the building treats them so; Code of Economic Law, book XIX.
 */
export function isConsumer(owner: {
  readonly kind: OwnerKind;
  readonly consumer_limits: boolean;
}): boolean {
  return owner.kind === 'Person' && owner.consumer_limits;
}

/**
 * The penalty of a reminder at a change of level, in cents: late interest at the rate of the
 * statutes, nothing at Gentle and nothing without a clause. For a consumer it runs, item by item,
 * only from the day after the free term, on no day above the rate for late payment between
 * enterprises, and never on what no free reminder has named.
 * Refuses amount_out_of_range, rate_missing.
 * Rule: interest needs a clause in the statutes (Civil Code art. 3.85 §2); limits for consumers:
 * Code of Economic Law, art. XIX.2 and XIX.4. That a creditor who is an SME may count from the day
 * after the reminder is not made use of.
 */
export function penaltyOf(input: PenaltyInput): Cents {
  const { level, on, items, clause, owner_kind, consumer_limits, rates } = input;
  if (level === 'Gentle' || clause === null) return 0;
  const agreed = scheduleOf(clause.rate, rates);
  if (!isConsumer({ kind: owner_kind, consumer_limits })) {
    const overdue = items.map((item) => ({ ...item, bears_after: item.due_date }));
    return lateInterest(overdue, on, agreed);
  }
  const named = items.flatMap(({ free_until: freeUntil, ...item }) =>
    freeUntil === null ? [] : [{ ...item, bears_after: latest(item.due_date, freeUntil) }],
  );
  return lateInterest(named, on, lowerOf(agreed, publishedRate('Enterprise', rates)));
}

/**
 * What of a penalty is claimed. It is reckoned from the first day anew: what was charged or given up of
 * it, or is claimed by a reminder that was settled, is not claimed twice.
 */
export function claimedOf(penalty: Cents, answered: Cents): Cents {
  return Math.max(0, penalty - answered);
}

function scheduleOf(rate: 'Legal' | number, rates: PublishedRates): RateSchedule {
  return rate === 'Legal' ? publishedRate('Legal', rates) : fixedRate(rate);
}
