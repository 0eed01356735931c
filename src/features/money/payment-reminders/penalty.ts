import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import { penaltyOf, type PenaltyInput } from '#domain/payment-reminders/penalty.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import type { Row } from '#platform/db/rows.ts';
import type { OwedItem } from './repository.ts';

/** What a building's row says about late interest: a rate and its clause, or neither. */
export type InterestTerms = Pick<
  Row<'buildings'>,
  'late_interest_is_legal' | 'late_interest_ppm' | 'late_interest_clause' | 'consumer_limits'
>;

function clauseOf(terms: InterestTerms): PenaltyInput['clause'] {
  if (terms.late_interest_clause === null) return null;
  if (terms.late_interest_is_legal) return { rate: 'Legal' };
  return terms.late_interest_ppm === null ? null : { rate: terms.late_interest_ppm };
}

/**
 * The penalty that stands from a change of level to the next.
 * Refuses amount_out_of_range what no amount can hold, together with all that its items may owe.
 */
export function frozenPenalty(
  {
    level,
    items,
    gentle_sent_on,
  }: Pick<PenaltyInput, 'level' | 'gentle_sent_on'> & { readonly items: readonly OwedItem[] },
  { building, owner }: { building: InterestTerms; owner: { readonly kind: OwnerKind } },
  on: LocalDate,
): Cents {
  const penalty = penaltyOf({
    level,
    on,
    items,
    clause: clauseOf(building),
    owner_kind: owner.kind,
    consumer_limits: building.consumer_limits,
    gentle_sent_on,
  });
  const all = items.reduce((sum, { amount_cents: cents }) => sum + cents, penalty);
  if (!isCents(all)) throw new DomainError('amount_out_of_range');
  return penalty;
}
