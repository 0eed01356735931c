import type { Holding } from '#domain/costs/holder-days.ts';
import { compare, subtract, toShareText, ZERO, type Fraction } from '#domain/kernel/fraction.ts';

/** A transfer of a share of a lot from one person to another. */
export interface WorkedTransfer {
  readonly day: string;
  readonly unit_id: string;
  readonly from: string;
  readonly to: string;
  readonly share: string;
}

/**
 * Lists the transfers that lead from the holders on the first day to all later ones, oldest first. A person
 * who holds a lot for no day buys and sells it on that day.
 */
export function listWorkedTransfers(
  holdings: readonly Holding[],
  first_day: string,
): WorkedTransfer[] {
  const places = Map.groupBy(
    holdings.filter(({ start_date }) => start_date > first_day),
    ({ unit_id, right, start_date }) => JSON.stringify([start_date, unit_id, right]),
  );
  return [...places.keys()].sort().flatMap((place) => {
    const [day, unit_id, right] = JSON.parse(place) as [string, string, string];
    const own = holdings.filter((one) => one.unit_id === unit_id && one.right === right);
    const between = own.find((one) => one.start_date === day && one.end_date === day);
    const gains = listGains(own, day);
    const [seller, ...others] = gains.filter(({ share }) => compare(share, ZERO) < 0);
    if (seller === undefined || others.length > 0) throw new Error(`Several sellers: ${place}`);
    const buyers = gains.filter(({ share }) => compare(share, ZERO) > 0);
    const toBuyers = (from: string) =>
      buyers.map(({ owner_id, share }) => ({
        day,
        unit_id,
        from,
        to: owner_id,
        share: toShareText(share),
      }));
    if (between === undefined) return toBuyers(seller.owner_id);
    const share = toShareText(between.share);
    const to = between.owner_id;
    return [{ day, unit_id, from: seller.owner_id, to, share }, ...toBuyers(to)];
  });
}

/** Lists what each person gains on a day, negative for a seller. */
function listGains(own: readonly Holding[], day: string) {
  const shareOn = (owner_id: string, isHeld: (one: Holding) => boolean): Fraction =>
    own.find((one) => one.owner_id === owner_id && isHeld(one))?.share ?? ZERO;
  return [...new Set(own.map(({ owner_id }) => owner_id))].map((owner_id) => ({
    owner_id,
    share: subtract(
      shareOn(owner_id, (one) => one.start_date <= day && (one.end_date ?? '9999') > day),
      shareOn(owner_id, (one) => one.start_date < day && (one.end_date ?? '9999') >= day),
    ),
  }));
}
