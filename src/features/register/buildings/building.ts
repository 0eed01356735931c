import type { BuildingRow } from './repository.ts';

const PPM = 1_000_000;

/** A building whose late interest stands as one number, or as the name of the legal rate. */
export function toBuilding(row: BuildingRow) {
  const fixed = row.late_interest_ppm === null ? null : row.late_interest_ppm / PPM;
  return { ...row, late_interest_rate: row.late_interest_is_legal ? ('Legal' as const) : fixed };
}

/** Parts per million in the database, so that a rate stays an integer. Undefined leaves it as it was. */
export function lateInterestColumns(rate: number | 'Legal' | null | undefined) {
  if (rate === undefined) return {};
  return {
    late_interest_is_legal: rate === 'Legal',
    late_interest_ppm: typeof rate === 'number' ? Math.round(rate * PPM) : null,
  };
}
