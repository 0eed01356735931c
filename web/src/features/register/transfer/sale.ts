import {
  ZERO,
  add,
  compare,
  isEqual,
  subtract,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import type { OwnershipRight } from '#domain/register/ownership.ts';

/** Buyer of a share of the lot. */
interface Buyer {
  readonly owner_id: string;
  readonly share: Fraction;
}

/** Seller of a share of the lot under one right. */
export interface Seller extends Buyer {
  readonly right: OwnershipRight;
}

/** Share of one right. */
interface Part {
  readonly right: OwnershipRight;
  readonly ownership_share: string;
}

/** Transfer from one owner to another: one share, or all rights of a seller with several. */
export interface Passing {
  readonly from_owner_id: string;
  readonly to_owner_id: string;
  readonly parts: readonly Part[];
}

/**
 * Share of the lot that is sold. Usufruct and bare ownership are two sides of a share and are not
 * added: sold together, their shares must be equal. Undefined if they are not.
 */
export function soldShare(sellers: readonly Seller[]): Fraction | undefined {
  const sumOf = (right: OwnershipRight) =>
    sumFractions(sellers.filter((one) => one.right === right).map(({ share }) => share));
  const [full, use, bare] = [sumOf('FullOwnership'), sumOf('Usufruct'), sumOf('BareOwnership')];
  const isOneSided = isEqual(full, ZERO) && (isEqual(use, ZERO) || isEqual(bare, ZERO));
  if (!isOneSided && !isEqual(use, bare)) return undefined;
  return add(full, isEqual(use, ZERO) ? bare : use);
}

/** Whether the buyers acquire exactly what is sold. */
export function isMet(sellers: readonly Seller[], buyers: readonly Buyer[]): boolean {
  const sold = soldShare(sellers);
  return sold !== undefined && isEqual(sold, sumFractions(buyers.map(({ share }) => share)));
}

/**
 * Assigns the sold shares to the buyers, both in their order. The totals must be equal. A buyer
 * receives full ownership first, then equal shares of usufruct and bare ownership.
 */
export function listPassings(sellers: readonly Seller[], buyers: readonly Buyer[]): Passing[] {
  const giving = sellers.map((seller) => ({ ...seller }));
  const given: (Part & Omit<Passing, 'parts'>)[] = [];
  /** @returns the share of this right that is still missing */
  const take = (right: OwnershipRight, to_owner_id: string, share: Fraction): Fraction => {
    let wanted = share;
    for (const seller of giving.filter((one) => one.right === right)) {
      const part = compare(seller.share, wanted) < 0 ? seller.share : wanted;
      if (isEqual(part, ZERO)) continue;
      const ownership_share = toShareText(part);
      given.push({ from_owner_id: seller.owner_id, to_owner_id, right, ownership_share });
      seller.share = subtract(seller.share, part);
      wanted = subtract(wanted, part);
    }
    return wanted;
  };
  for (const { owner_id, share } of buyers) {
    const rest = take('FullOwnership', owner_id, share);
    take('Usufruct', owner_id, rest);
    take('BareOwnership', owner_id, rest);
  }
  return mergeByOwner(given);
}

/** Transfers everything that the sellers sell to a single buyer. */
export function transferAll(sellers: readonly Seller[], to_owner_id: string): Passing[] {
  return mergeByOwner(
    sellers.map(({ owner_id, right, share }) => ({
      from_owner_id: owner_id,
      to_owner_id,
      right,
      ownership_share: toShareText(share),
    })),
  );
}

/** Merges everything that one owner transfers to another. */
function mergeByOwner(given: readonly (Part & Omit<Passing, 'parts'>)[]): Passing[] {
  const found = new Map<string, Passing & { readonly parts: Part[] }>();
  for (const { from_owner_id, to_owner_id, ...part } of given) {
    const key = `${from_owner_id} ${to_owner_id}`;
    const passing = found.get(key) ?? { from_owner_id, to_owner_id, parts: [] };
    passing.parts.push(part);
    found.set(key, passing);
  }
  return [...found.values()];
}
