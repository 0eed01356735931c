import type { WeightedUnit } from '#domain/charges/split-amount.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { KeyKind } from '#domain/register/distribution-key.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findKey, findQuotas, findStoredWeights, findTotalQuota } from './repository.ts';

interface KeyWeights {
  readonly distribution_key_id: string;
  readonly name: string;
  readonly is_general: boolean;
  /** A key of meters has no weights. */
  readonly kind: KeyKind;
  /** Every unit of the key by unit number, including those with weight 0. */
  readonly units: readonly WeightedUnit[];
  readonly total_weight: number;
}

/** The key whose weights are wanted, and the day. */
interface WantedKey {
  readonly building_id: string;
  /** Null: the general key. */
  readonly distribution_key_id: string | null;
  readonly date: LocalDate;
}

/**
 * Finds the weights of a building's key on a day. Those of the general key are the quotas; refuses
 * quota_incomplete {sum, total_quota} if they do not add up to the building's total, and key_needed for a
 * key of meters.
 */
export async function findKeyWeights(db: Connection, wanted: WantedKey): Promise<KeyWeights> {
  const key = await findKeyOrMeter(db, wanted);
  if (key.kind === 'Meter') throw new DomainError('key_needed', { key: key.name });
  return key;
}

/** Finds the weights of a key as `findKeyWeights` does; a key of meters has none. */
export async function findKeyOrMeter(
  db: Connection,
  { building_id, distribution_key_id, date }: WantedKey,
): Promise<KeyWeights> {
  const key = await requireKey(db, { building_id, distribution_key_id });
  const units = key.is_general
    ? await findCompleteQuotas(db, building_id, date)
    : await findStoredWeights(db, key.id, date);
  const { id, name, is_general, kind } = key;
  return { distribution_key_id: id, name, is_general, kind, units, total_weight: sumOf(units) };
}

/** Finds a key of a building; General if none is given. Refuses unknown_reference. */
export async function requireKey(
  db: Connection,
  {
    building_id,
    distribution_key_id,
  }: { readonly building_id: string; readonly distribution_key_id: string | null },
) {
  const key = await findKey(db, building_id, distribution_key_id);
  if (key !== undefined) return key;
  throw new DomainError('unknown_reference', { pointer: '/body/distribution_key_id' });
}

async function findCompleteQuotas(
  db: Connection,
  buildingId: string,
  date: LocalDate,
): Promise<WeightedUnit[]> {
  const [units, total_quota] = await Promise.all([
    findQuotas(db, buildingId, date),
    findTotalQuota(db, buildingId, date),
  ]);
  const sum = sumOf(units);
  if (sum !== total_quota) throw new DomainError('quota_incomplete', { sum, total_quota });
  return units;
}

function sumOf(units: readonly WeightedUnit[]): number {
  return units.reduce((total, { weight }) => total + weight, 0);
}
