import { compare, sumFractions, type Fraction } from '#domain/kernel/fraction.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { filterActive, type OwnershipRelation } from './ownership.ts';

/** A sale of a unit, or of a share of it; its id is that of the buyer's relation. */
export interface RegisteredSale {
  readonly id: string;
  readonly to_owner_id: string;
  readonly effective_date: LocalDate;
  /** The later sale that emptied the buyer's relation before its first day; null: none. */
  readonly replaced_by_id: string | null;
}

type Held = Pick<OwnershipRelation, 'id' | 'owner_id' | 'share' | 'start_date' | 'end_date'>;

/**
 * Whether a sale takes place. It was reversed if a user emptied the buyer's relation. If another sale
 * emptied it, the purchase is part of a relation that replaced it: the buyer holds more on the day than the
 * day before, or that sale's buyer does.
 * @param sales of the unit
 * @param relations of the unit, including empty ones
 */
export function isSaleEffective(
  sale: RegisteredSale,
  sales: readonly RegisteredSale[],
  relations: readonly Held[],
): boolean {
  const { id, to_owner_id: buyer, effective_date: day, replaced_by_id } = sale;
  const bought = relations.find((one) => one.id === id);
  if (bought !== undefined && bought.start_date !== bought.end_date) return true;
  const replacing = sales.find((one) => one.id === replaced_by_id);
  if (replacing === undefined) return false;
  const gains = compare(
    sumSharesOn(relations, buyer, day),
    sumSharesOn(relations, buyer, addDays(day, -1)),
  );
  return gains > 0 || isSaleEffective(replacing, sales, relations);
}

function sumSharesOn(relations: readonly Held[], owner: string, day: LocalDate): Fraction {
  const held = filterActive(relations, day).filter(({ owner_id }) => owner_id === owner);
  return sumFractions(held.map(({ share }) => share));
}
