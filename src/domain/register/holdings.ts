import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  checkInterval,
  checkOwnership,
  overlap,
  ownershipPeriods,
  type OwnershipPeriod,
  type TransferableRelation,
} from './ownership.ts';

/** Finer shares have no meaning, and repeated transfers would make denominators grow without limit. */
const FINEST_DENOMINATOR = 10n ** 18n;

type Holding = Omit<TransferableRelation, 'is_primary_contact'>;

/**
 * Checks all relations of one unit and returns the sums over time. Refuses duplicate {owner_id, right} (two
 * overlapping relations of the same owner and right), invalid_period, voting_mandatary_exists {owner_id,
 * from} (two voting representatives on one day; Civil Code art. 3.87 §1: the right to vote of a divided
 * unit is exercised by one person), share_too_fine and ownership_exceeded.
 */
export function checkHoldings(holdings: readonly Holding[]): OwnershipPeriod[] {
  for (const holding of holdings) checkInterval(holding);
  for (const [a, b] of overlappingPairs(holdings)) {
    if (a.owner_id === b.owner_id && a.right === b.right) {
      throw new DomainError('duplicate', {
        what: 'unit_owner',
        owner_id: a.owner_id,
        right: a.right,
      });
    }
  }
  const mandataries = holdings.filter(({ is_voting_mandatary }) => is_voting_mandatary);
  for (const [a, b] of overlappingPairs(mandataries)) {
    const from = a.start_date < b.start_date ? b.start_date : a.start_date;
    throw new DomainError('voting_mandatary_exists', { owner_id: a.owner_id, from });
  }
  for (const { share } of holdings) {
    if (share.denominator > FINEST_DENOMINATOR) {
      throw new DomainError('share_too_fine', { denominator: String(share.denominator) });
    }
  }
  const periods = ownershipPeriods(holdings);
  checkOwnership(periods);
  return periods;
}

/** Returns the pairs that share a day, in the order given. */
function overlappingPairs<H extends Holding>(holdings: readonly H[]): [H, H][] {
  return holdings.flatMap((a, index) =>
    holdings.slice(index + 1).flatMap((b): [H, H][] => (overlap(a, b) ? [[a, b]] : [])),
  );
}
