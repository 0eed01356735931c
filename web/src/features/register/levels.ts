import type { Unit } from '../../shared/api/generated.ts';

type Lot = Pick<Unit, 'id' | 'unit_number' | 'floor' | 'quota'>;

/** Floor of a building in its section. */
export interface Level<Drawn extends Lot> {
  /** null: lots whose floor is not known. */
  readonly floor: number | null;
  /** By number, each with its part of the width: its quota, and no less than a tenth of the widest. */
  readonly lots: readonly (Drawn & { readonly share: number })[];
}

const BY_NUMBER = new Intl.Collator('und', { numeric: true });
/** Least part of the widest lot of a floor, so that a number can be read in the narrowest. */
const LEAST = 0.1;

/** Puts the lots of a building on its floors, the highest first and those of no floor last. */
export function drawLevels<Drawn extends Lot>(lots: readonly Drawn[]): readonly Level<Drawn>[] {
  return [...Map.groupBy(lots, ({ floor }) => floor)]
    .toSorted(([a], [b]) => (b ?? -Infinity) - (a ?? -Infinity))
    .map(([floor, own]) => {
      const widest = Math.max(1, ...own.map(({ quota }) => quota));
      return {
        floor,
        lots: own
          .toSorted((a, b) => BY_NUMBER.compare(a.unit_number, b.unit_number))
          .map((lot) => ({ ...lot, share: Math.max(lot.quota, widest * LEAST) })),
      };
    });
}
