import { takeFraction } from '#domain/kernel/allocate.ts';
import {
  ONE,
  compare,
  divide,
  isEqual,
  subtract,
  sumFractions,
  ZERO,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { filterActive, type OwnershipRelation } from '#domain/register/ownership.ts';
import { isChargedAs, type Bearer } from './split-amount.ts';

/** Options for calls dated from the first day of a sale on that is registered after them. */
export const LATER_CALLS = ['Move', 'Leave'] as const;
export type LaterCalls = (typeof LATER_CALLS)[number];

/** Kinds of charges that a sale may move. */
export const CHARGE_TYPES = ['CallForFunds'] as const;
export type ChargeType = (typeof CHARGE_TYPES)[number];

/** One unit's part of a line of a call. */
export interface StoredPart {
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly share: Fraction;
}

/** A part of a call already sent, as far as it concerns one unit. */
export interface StoredCharge {
  readonly type: ChargeType;
  readonly id: string;
  readonly title: string;
  /** Key of a title that the service knows; null: as written. */
  readonly text_key: string | null;
  /** Number of the part; 1 for a call without parts. */
  readonly allocation_number: number;
  /** The day whose owners are charged. */
  readonly dated_on: LocalDate;
  readonly bears: Bearer;
  /** Includes corrections by earlier sales. */
  readonly parts: readonly StoredPart[];
}

/** A part of a charge whose owner no longer holds the unit on its day. */
export interface TouchedCharge extends Pick<
  StoredCharge,
  'type' | 'id' | 'title' | 'text_key' | 'allocation_number' | 'dated_on'
> {
  readonly amount_cents: Cents;
  /** Share of the unit. */
  readonly share: Fraction;
}

type Held = Pick<OwnershipRelation, 'owner_id' | 'right' | 'share' | 'start_date' | 'end_date'>;

/** The relations of a unit before and after a change. */
interface Change {
  readonly before: readonly Held[];
  readonly after: readonly Held[];
}

/**
 * Computes what a sale moves away from the seller, of charges dated on its first day or later: the seller's
 * part in proportion to the share they no longer hold on the day of the charge, to the cent by largest
 * remainder. Charges of others stay unchanged. The first day belongs to the buyer: relations are [start, end).
 * Rule: ownership on the day of a call counts; its lines are corrected by a pair of lines.
 */
export function findChargesMovedBySale(
  charges: readonly StoredCharge[],
  {
    before,
    after,
    seller_id,
    effective_date,
  }: Change & { readonly seller_id: string; readonly effective_date: LocalDate },
): TouchedCharge[] {
  return charges.flatMap(({ parts, bears, ...charge }): TouchedCharge[] => {
    const day = charge.dated_on;
    if (day < effective_date) return [];
    const borne = borneBy(parts, seller_id);
    const held = shareOn(before, seller_id, bears, day);
    const sold = subtract(held, shareOn(after, seller_id, bears, day));
    if (compare(sold, ZERO) <= 0 || compare(borne.share, ZERO) <= 0) return [];
    const part = compare(sold, borne.share) >= 0 ? ONE : divide(sold, borne.share);
    const amount_cents = takeFraction(borne.amount_cents, part);
    if (amount_cents === 0) return [];
    const share = isEqual(part, ONE) ? borne.share : sold;
    return [{ ...nameCharge(charge), amount_cents, share }];
  });
}

/** Returns the charges of a unit, in full, that would be split otherwise after a change of holders. */
export function findChargesAffectedByChange(
  charges: readonly StoredCharge[],
  { before, after }: Change,
): TouchedCharge[] {
  const owners = [...new Set([...before, ...after].map(({ owner_id }) => owner_id))];
  return charges.flatMap(({ parts, bears, ...charge }): TouchedCharge[] => {
    const heldIn = (relations: Change['before'], owner: string) =>
      shareOn(relations, owner, bears, charge.dated_on);
    const differs = owners.some((one) => !isEqual(heldIn(before, one), heldIn(after, one)));
    const amount_cents = parts.reduce((sum, part) => sum + part.amount_cents, 0);
    return differs && amount_cents !== 0
      ? [{ ...nameCharge(charge), amount_cents, share: ONE }]
      : [];
  });
}

function nameCharge({
  type,
  id,
  title,
  text_key,
  allocation_number,
  dated_on,
}: Omit<StoredCharge, 'parts' | 'bears'>) {
  return { type, id, title, text_key, allocation_number, dated_on };
}

/** Returns an owner's charge after all corrections: lines of the opposite sign reduce it. */
function borneBy(
  parts: readonly StoredPart[],
  owner_id: string,
): Pick<StoredPart, 'amount_cents' | 'share'> {
  const total = parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const own = parts.filter((part) => part.owner_id === owner_id);
  const takes = ({ amount_cents }: StoredPart) => Math.sign(amount_cents) === -Math.sign(total);
  const given = own.filter((part) => !takes(part)).map(({ share }) => share);
  const taken = own.filter(takes).map(({ share }) => share);
  return {
    amount_cents: own.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    share: subtract(sumFractions(given), sumFractions(taken)),
  };
}

function shareOn(
  relations: readonly Held[],
  owner_id: string,
  bears: Bearer,
  day: LocalDate,
): Fraction {
  const own = filterActive(relations, day).filter(
    (one) => one.owner_id === owner_id && isChargedAs(one.right, bears),
  );
  return sumFractions(own.map(({ share }) => share));
}
