import {
  compare,
  isEqual,
  subtract,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';

/** Somebody who gives or takes a share of the lot. */
interface Party {
  readonly owner_id: string;
  readonly share: Fraction;
}

/** A share that goes from one owner to another. */
export interface Passing {
  readonly from_owner_id: string;
  readonly to_owner_id: string;
  readonly ownership_share: string;
}

/**
 * Who gives what to whom: the sellers in their order to the buyers in theirs. What is taken comes to
 * what is given.
 */
export function passings(sellers: readonly Party[], buyers: readonly Party[]): Passing[] {
  const found: Passing[] = [];
  const giving = sellers.map((seller) => ({ ...seller }));
  for (const { owner_id, share } of buyers) {
    let wanted = share;
    for (const seller of giving) {
      if (seller.share.numerator === 0n || wanted.numerator === 0n) continue;
      const given = compare(seller.share, wanted) < 0 ? seller.share : wanted;
      found.push({
        from_owner_id: seller.owner_id,
        to_owner_id: owner_id,
        ownership_share: toShareText(given),
      });
      seller.share = subtract(seller.share, given);
      wanted = subtract(wanted, given);
    }
  }
  return found;
}

/** Whether the buyers take exactly what is sold. */
export function isMet(sellers: readonly Party[], buyers: readonly Party[]): boolean {
  return isEqual(
    sumFractions(sellers.map(({ share }) => share)),
    sumFractions(buyers.map(({ share }) => share)),
  );
}
