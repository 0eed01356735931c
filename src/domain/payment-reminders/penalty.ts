import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import {
  fixedRate,
  makeLowerRate,
  publishedRate,
  type PublishedRates,
  type RateSchedule,
} from './interest-rates.ts';
import { lateInterest, type BearingItem } from './late-interest.ts';
import type { ReminderLevel } from './levels.ts';

/** An overdue item, and its free term. */
interface ClaimedItem extends Pick<BearingItem, 'open_cents' | 'is_cost'> {
  readonly due_date: LocalDate;
  /** The last day of the free term; null: no sent Gentle reminder has named it. */
  readonly free_until: LocalDate | null;
}

export interface PenaltyInput {
  /** The new level of the reminder. */
  readonly level: ReminderLevel;
  /** The day of the change of level; it still bears interest. */
  readonly on: LocalDate;
  readonly items: readonly ClaimedItem[];
  /** Rate in the statutes: the legal rate of each year, or parts per million per year; null: no clause. */
  readonly clause: { readonly rate: 'Legal' | number } | null;
  readonly owner_kind: OwnerKind;
  /** Whether the building treats natural persons as consumers. */
  readonly consumer_limits: boolean;
  readonly rates: PublishedRates;
}

/**
 * Whether consumer limits apply to an owner.
 * Rule: natural persons, if the building treats them so; Code of Economic Law, book XIX.
 */
export function isConsumer(owner: {
  readonly kind: OwnerKind;
  readonly consumer_limits: boolean;
}): boolean {
  return owner.kind === 'Person' && owner.consumer_limits;
}

/**
 * Computes the penalty of a reminder at a change of level, in cents: late interest at the rate of the
 * statutes; zero at Gentle and without a clause. For a consumer it runs, item by item, only from the day
 * after the free term, never above the rate for late payment between enterprises, and only on what a free
 * reminder has named. Refuses amount_out_of_range, rate_missing.
 * Rule: interest needs a clause in the statutes (Civil Code art. 3.85 §2); limits for consumers: Code of
 * Economic Law, art. XIX.2 and XIX.4. The option for an SME creditor to count from the day after the
 * reminder is not used.
 */
export function calculatePenalty(input: PenaltyInput): Cents {
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
  return lateInterest(named, on, makeLowerRate(agreed, publishedRate('Enterprise', rates)));
}

/** Days for which a free reminder says what the clause brings. */
const FORECAST_DAYS = 30;

/**
 * Computes what the clause brings for every thirty days after the term of a free reminder, in cents, at the
 * rates of a day; undefined without a clause, and while a rate is missing.
 * Rule: the first reminder states the amount that the clause will bring; Code of Economic Law, art. XIX.2 §2.
 */
export function forecastPenalty(
  input: Omit<PenaltyInput, 'level' | 'items'> & {
    readonly items: readonly Pick<ClaimedItem, 'open_cents' | 'is_cost'>[];
  },
): Cents | undefined {
  const { on, clause, rates } = input;
  if (clause === null) return undefined;
  const agreed = scheduleOf(clause.rate, rates);
  const isCapped = isConsumer({ kind: input.owner_kind, consumer_limits: input.consumer_limits });
  const items = input.items.map((item) => ({ ...item, bears_after: on }));
  try {
    const { ppm } = isCapped
      ? makeLowerRate(agreed, publishedRate('Enterprise', rates))(on)
      : agreed(on);
    return lateInterest(items, addDays(on, FORECAST_DAYS), fixedRate(ppm));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_missing') return undefined;
    throw error;
  }
}

/**
 * Returns the part of a penalty that is claimed. The penalty is recomputed from the first day; amounts
 * already charged, waived, or claimed by a settled reminder are not claimed twice.
 */
export function computeClaim(penalty: Cents, answered: Cents): Cents {
  return Math.max(0, penalty - answered);
}

function scheduleOf(rate: 'Legal' | number, rates: PublishedRates): RateSchedule {
  return rate === 'Legal' ? publishedRate('Legal', rates) : fixedRate(rate);
}
