import {
  allocateToLots,
  excludeOwners,
  weighUnits,
  type LotPart,
  type LotWeight,
} from '#domain/costs/allocate-lots.ts';
import { findShownDays } from '#domain/costs/bear-lines.ts';
import { determineNatureBearer, type CostLine } from '#domain/costs/cost-line.ts';
import { makeHolderLister, makeRegister, toDaySpan } from '#domain/costs/holder-days.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { findKeyOrMeter } from '#features/register/distribution-keys/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findCostHoldings } from './holdings-repository.ts';
import { findCostSettings } from './settings-repository.ts';

/** A cost whose lots are to be found. */
export interface UndividedCost extends Pick<
  CostLine,
  | 'account_code'
  | 'amount_cents'
  | 'vat_cents'
  | 'distribution_key_id'
  | 'entry_date'
  | 'period'
  | 'nature'
  | 'excluded_owner_ids'
> {
  /** The day whose version of the key applies. */
  readonly key_date: LocalDate;
}

/** The parts of the lots in a cost, with the name of its key. */
export interface DividedCost {
  readonly key: string;
  /** Whether the lots bear by consumption, which is read later. */
  readonly is_metered: boolean;
  readonly parts: readonly LotPart[];
}

/**
 * Divides costs of a building over its lots, each by its key on its day, without the lots of excluded
 * owners. Refuses quota_incomplete, key_needed for a key without weights, and nobody_bears if all who would
 * bear a cost are excluded.
 * Rule: the part of a lot is fixed when the cost is posted (Civil Code, art. 3.81, 3.85, 3.92 §9).
 */
export async function divideCosts<Cost extends UndividedCost>(
  db: Connection,
  building_id: string,
  costs: readonly Cost[],
): Promise<(Cost & DividedCost)[]> {
  const [weights, exclude] = await Promise.all([
    findAllWeights(db, building_id, costs),
    makeExcluder(db, building_id, costs),
  ]);
  return costs.map((cost) => {
    const key = weights.get(keyOf(cost));
    const { name = '', kind = 'Weights', units = [] } = key ?? {};
    if (kind === 'Meter') return { ...cost, key: name, is_metered: true, parts: [] };
    const weighed = weighUnits(units);
    if (!weighed.some(hasWeight)) throw new DomainError('key_needed', { key: name });
    const bearing = exclude(cost, weighed);
    if (!bearing.some(hasWeight)) throw new DomainError('nobody_bears', { key: name });
    return { ...cost, key: name, is_metered: false, parts: allocateToLots(cost, bearing) };
  });
}

const hasWeight = ({ weight }: LotWeight) => weight.numerator !== 0n;
const keyOf = ({ distribution_key_id, key_date }: UndividedCost) =>
  `${distribution_key_id} ${key_date}`;

async function findAllWeights(
  db: Connection,
  building_id: string,
  costs: readonly UndividedCost[],
): Promise<Map<string, Awaited<ReturnType<typeof findKeyOrMeter>>>> {
  const wanted = new Map(costs.map((cost) => [keyOf(cost), cost]));
  const found = await Promise.all(
    [...wanted].map(async ([key, { distribution_key_id, key_date: date }]) => {
      const weights = await findKeyOrMeter(db, { building_id, distribution_key_id, date });
      return [key, weights] as const;
    }),
  );
  return new Map(found);
}

/** Makes a function that takes excluded owners off the weights; the register is read only if needed. */
async function makeExcluder(
  db: Connection,
  building_id: string,
  costs: readonly UndividedCost[],
): Promise<(cost: UndividedCost, weights: readonly LotWeight[]) => LotWeight[]> {
  if (costs.every(({ excluded_owner_ids }) => excluded_owner_ids.length === 0)) {
    return (_cost, weights) => [...weights];
  }
  const [settings, holdings] = await Promise.all([
    findCostSettings(db),
    findCostHoldings(db, building_id),
  ]);
  const register = makeRegister(holdings);
  return (cost, weights) => {
    const span = toDaySpan(findShownDays(cost, settings));
    const holdersOf = makeHolderLister(register, span, determineNatureBearer(cost.nature));
    return excludeOwners(weights, cost.excluded_owner_ids, holdersOf);
  };
}
