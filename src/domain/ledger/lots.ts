import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';

/** A unit held by an owner from one day up to the day before another. */
export interface HeldUnit {
  readonly owner_id: string;
  readonly building_id: string;
  readonly unit_number: string;
  readonly start_date: LocalDate;
  readonly end_date: LocalDate | null;
}

interface AboutLots {
  readonly building_id: string;
  readonly entry_date: LocalDate;
  readonly owner_id: string | null;
  readonly unit_number: string | null;
}

/**
 * Makes a function that lists the lots of a line of the books, by number in code point order: the unit it
 * names, or else those that its owner held in the building that day, or else (arrears paid after a sale)
 * all that they ever held there. None without an owner.
 * Source: sub-ledgers are kept by owner and lot (art. 3.89 §5 15° Civil Code: clear and detailed accounts).
 */
export function makeLotLister(held: readonly HeldUnit[]): (line: AboutLots) => string[] {
  const placeOf = (owner: string, building: string) => `${owner} ${building}`;
  const heldByPlace = Map.groupBy(held, (one) => placeOf(one.owner_id, one.building_id));
  return ({ owner_id, building_id, entry_date, unit_number }) => {
    if (unit_number !== null) return [unit_number];
    if (owner_id === null) return [];
    const ever = heldByPlace.get(placeOf(owner_id, building_id)) ?? [];
    const then = ever.filter(
      ({ start_date, end_date }) =>
        start_date <= entry_date && (end_date === null || entry_date < end_date),
    );
    const lots = then.length > 0 ? then : ever;
    return [...new Set(lots.map((lot) => lot.unit_number))].sort(compareCodePoints);
  };
}
