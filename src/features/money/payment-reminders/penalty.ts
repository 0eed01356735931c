import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import type { PublishedRates } from '#domain/payment-reminders/interest-rates.ts';
import {
  computeClaim,
  isConsumer,
  calculatePenalty,
  forecastPenalty,
  type PenaltyInput,
} from '#domain/payment-reminders/penalty.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import type { Row } from '#platform/db/rows.ts';
import type { OwedItem } from './repository.ts';

/** A rate is stored in parts per million per year. */
const MILLION = 1_000_000;

/** Interest fields of a building: a rate and its clause, or neither. */
export type InterestTerms = Pick<
  Row<'buildings'>,
  'late_interest_is_legal' | 'late_interest_ppm' | 'late_interest_clause' | 'consumer_limits'
>;

/** Reminded owner, with the interest that their building may claim. */
export interface InterestDebtor extends InterestTerms {
  readonly kind: OwnerKind;
}

/** Returns the values for the texts about interest in letters and e-mails. */
export function describeInterest(debtor: InterestDebtor) {
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

/** Computes what a free reminder announces; see forecastPenalty. */
export function computeForecast(
  items: readonly Pick<OwedItem, 'open_cents' | 'is_cost'>[],
  debtor: InterestDebtor,
  { rates, on }: { readonly rates: PublishedRates; readonly on: LocalDate },
): Cents | undefined {
  return forecastPenalty({
    on,
    items,
    clause: clauseOf(debtor),
    owner_kind: debtor.kind,
    consumer_limits: debtor.consumer_limits,
    rates,
  });
}

/** Facts that decide on a penalty, apart from the debt. */
export interface PenaltyTerms {
  /** Amount that reminders have already charged, waived or claimed. */
  readonly answered_cents: Cents;
  readonly building: InterestTerms;
  readonly owner: { readonly kind: OwnerKind };
  readonly rates: PublishedRates;
}

/**
 * Computes the penalty, which is fixed on a change of level until the next. Refuses rate_missing, and
 * amount_out_of_range if it exceeds the range of amounts together with its items.
 */
export function computePenalty(
  { level, items }: Pick<PenaltyInput, 'level'> & { readonly items: readonly OwedItem[] },
  { building, owner, rates, answered_cents }: PenaltyTerms,
  on: LocalDate,
): Cents {
  const whole = calculatePenalty({
    level,
    on,
    items,
    clause: clauseOf(building),
    owner_kind: owner.kind,
    consumer_limits: building.consumer_limits,
    rates,
  });
  const penalty = computeClaim(whole, answered_cents);
  const all = items.reduce((sum, { amount_cents: cents }) => sum + cents, penalty);
  if (!isCents(all)) throw new DomainError('amount_out_of_range');
  return penalty;
}
