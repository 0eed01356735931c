import {
  ONE,
  compare,
  subtract,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import type { OwnershipRight } from '#domain/register/ownership.ts';
import { parseTypedShare } from '../../shared/format/share.ts';
import type { HolderInput } from './HolderFields.tsx';

interface Held {
  readonly share: string;
  readonly right: OwnershipRight;
}

/**
 * Sum of shares. Usufruct and bare ownership are two sides of the same share, so they are summed
 * separately.
 */
interface Sum {
  /** Sum of the side that is further from the whole. */
  readonly text: string;
  readonly state: 'below' | 'met' | 'above';
  readonly difference: string;
}

/** Errors by path of the field, such as `0.owner_id`. */
export type HolderFaults = Readonly<Record<string, string>>;

/** Errors that still apply after rows have changed: those of unchanged fields. */
export function keepCurrentFaults(
  faults: HolderFaults,
  before: readonly HolderInput[],
  after: readonly HolderInput[],
): HolderFaults {
  const valueIn = (rows: readonly HolderInput[], place: string) => {
    const [row = '', field] = place.split('.');
    return new Map<string | undefined, string>(Object.entries(rows[Number(row)] ?? {})).get(field);
  };
  return Object.fromEntries(
    Object.entries(faults).filter(([place]) => {
      const value = valueIn(after, place);
      return value !== undefined && value === valueIn(before, place);
    }),
  );
}

/** Sums the shares of a lot, ignoring rows that are not valid shares yet. */
export function sumHolderShares(holders: readonly Held[]): Sum {
  const side = (other: OwnershipRight) =>
    sumFractions(
      holders
        .filter(({ right }) => right === 'FullOwnership' || right === other)
        .map(({ share }) => parseTypedShare(share))
        .filter((share) => share !== undefined),
    );
  const [use, bare] = [side('Usufruct'), side('BareOwnership')];
  const above = [use, bare].find((sum) => compare(sum, ONE) > 0);
  const below = [use, bare].find((sum) => compare(sum, ONE) < 0);
  const sum = above ?? below ?? ONE;
  return {
    text: toShareText(sum),
    state: above !== undefined ? 'above' : below !== undefined ? 'below' : 'met',
    difference: toShareText(distance(sum)),
  };
}

function distance(sum: Fraction): Fraction {
  return compare(sum, ONE) > 0 ? subtract(sum, ONE) : subtract(ONE, sum);
}
