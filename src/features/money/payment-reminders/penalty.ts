import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import type { PublishedRates } from '#domain/payment-reminders/interest-rates.ts';
import {
  claimedOf,
  isConsumer,
  penaltyOf,
  type PenaltyInput,
} from '#domain/payment-reminders/penalty.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import type { Row } from '#platform/db/rows.ts';
import type { OwedItem } from './repository.ts';

/** A rate is stored in parts per million per year. */
const MILLION = 1_000_000;

/** What a building's row says about late interest: a rate and its clause, or neither. */
export type InterestTerms = Pick<
  Row<'buildings'>,
  'late_interest_is_legal' | 'late_interest_ppm' | 'late_interest_clause' | 'consumer_limits'
>;

/** Somebody who is reminded, and what their building may claim of them. */
export interface InterestDebtor extends InterestTerms {
  readonly kind: OwnerKind;
}

/** What letters and mails say of the interest that may be claimed. */
export function interestWords(debtor: InterestDebtor) {
  const { late_interest_clause: clause, late_interest_is_legal, late_interest_ppm } = debtor;
  return {
    clause,
    basis: late_interest_is_legal ? 'legal' : 'agreed',
    rate: (late_interest_ppm ?? 0) / MILLION,
    is_capped: !late_interest_is_legal && isConsumer(debtor),
  };
}

function clauseOf(terms: InterestTerms): PenaltyInput['clause'] {
  if (terms.late_interest_clause === null) return null;
  if (terms.late_interest_is_legal) return { rate: 'Legal' };
  return terms.late_interest_ppm === null ? null : { rate: terms.late_interest_ppm };
}

/** What decides on a penalty besides what is owed. */
export interface PenaltyTerms {
  /** What of the penalty reminders have charged, given up or claim already. */
  readonly answered_cents: Cents;
  readonly building: InterestTerms;
  readonly owner: { readonly kind: OwnerKind };
  readonly rates: PublishedRates;
}

/**
 * The penalty that stands from a change of level on a day to the next.
 * Refuses rate_missing, and amount_out_of_range what no amount can hold, together with all that its
 * items may owe.
 */
export function frozenPenalty(
  { level, items }: Pick<PenaltyInput, 'level'> & { readonly items: readonly OwedItem[] },
  { building, owner, rates, answered_cents }: PenaltyTerms,
  on: LocalDate,
): Cents {
  const whole = penaltyOf({
    level,
    on,
    items,
    clause: clauseOf(building),
    owner_kind: owner.kind,
    consumer_limits: building.consumer_limits,
    rates,
  });
  const penalty = claimedOf(whole, answered_cents);
  const all = items.reduce((sum, { amount_cents: cents }) => sum + cents, penalty);
  if (!isCents(all)) throw new DomainError('amount_out_of_range');
  return penalty;
}
