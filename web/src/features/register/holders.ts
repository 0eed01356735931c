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

interface Held {
  readonly share: string;
  readonly right: OwnershipRight;
}

/** What several shares come to: usufruct and bare ownership are two sides of the same. */
interface Sum {
  /** The side that is further from the whole. */
  readonly text: string;
  readonly state: 'below' | 'met' | 'above';
  readonly difference: string;
}

/** What the shares of a lot come to, those that are no shares yet left out. */
export function sumOfHolders(holders: readonly Held[]): Sum {
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
