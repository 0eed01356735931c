import type { CreateDistributionKey, UpdateDistributionKey } from '#contract/distribution-keys.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { checkWeights, areWeightsEqual } from '#domain/register/distribution-key.ts';
import { GENERAL_KEY } from '#domain/register/general-key.ts';
import {
  ALWAYS,
  requireBuilding,
  visibleBuildings,
  creationColumns,
} from '#features/shared/index.ts';
import { deleteRow, insertRow, lockRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  lockUnitsAgainstDeletion,
  findQuotas,
  findStoredWeights,
  writeWeights,
  type Weight,
} from './repository.ts';

/** Creates a key, whose first weights apply to every date; a key of meters has none. */
export async function createDistributionKey(
  ctx: TenantContext,
  buildingId: string,
  { name, kind = 'Weights', weights = [] }: CreateDistributionKey,
): Promise<Row<'distribution_keys'>> {
  await requireBuilding(ctx, buildingId);
  checkNameFree(name);
  const isMetered = kind === 'Meter';
  if (!isMetered) await checkWeightsOf(ctx, buildingId, weights);
  const key = await insertRow(ctx.db, 'distribution_keys', {
    id: ctx.newId(),
    building_id: buildingId,
    name,
    kind,
    is_general: false,
    ...creationColumns(ctx),
  });
  if (!isMetered) await saveVersion(ctx, key.id, ALWAYS, weights);
  return key;
}

function checkNameFree(name: string): void {
  if (foldText(name) === foldText(GENERAL_KEY))
    throw new DomainError('duplicate', { what: 'name', pointer: '/body/name' });
}

async function checkWeightsOf(
  ctx: TenantContext,
  buildingId: string,
  weights: readonly Weight[],
): Promise<void> {
  checkWeights(weights);
  const ids = weights.map(({ unit_id }) => unit_id);
  const known = await lockUnitsAgainstDeletion(ctx.db, buildingId, ids);
  const index = ids.findIndex((id) => !known.has(id));
  if (index !== -1) {
    throw new DomainError('unknown_reference', { pointer: `/body/weights/${index}/unit_id` });
  }
}

function saveVersion(
  ctx: TenantContext,
  keyId: string,
  validFrom: string,
  weights: readonly Weight[],
): Promise<void> {
  const version = { id: ctx.newId(), distribution_key_id: keyId, valid_from: validFrom };
  return writeWeights(ctx.db, version, weights);
}

function weightsOn(
  { db }: TenantContext,
  { id, building_id, is_general }: Row<'distribution_keys'>,
  date: LocalDate,
): Promise<Weight[]> {
  return is_general ? findQuotas(db, building_id, date) : findStoredWeights(db, id, date);
}

async function lockKey(ctx: TenantContext, id: string): Promise<Row<'distribution_keys'>> {
  const visible = visibleBuildings(ctx, 'building_id');
  const key = await lockRow(ctx.db, 'distribution_keys', id, visible);
  return matching(ctx, found(key, 'distribution_key', id));
}

/**
 * Renames a key, or gives it weights from a day on; null or absent means today. Current weights
 * sent back without a day create no version. Refuses general_key_follows_quotas, duplicate, and
 * invalid_request for weights of a key of meters.
 */
export async function updateDistributionKey(
  ctx: TenantContext,
  id: string,
  { name, weights, valid_from }: UpdateDistributionKey,
): Promise<Row<'distribution_keys'>> {
  const key = await lockKey(ctx, id);
  if (key.kind === 'Meter' && weights !== undefined) {
    throw new DomainError('invalid_request', { pointer: '/body/weights', first: 'weights' });
  }
  const from = valid_from ?? ctx.today;
  const held = weights !== undefined && areWeightsEqual(weights, await weightsOn(ctx, key, from));
  if (
    key.is_general &&
    ((weights !== undefined && !held) || (name ?? GENERAL_KEY) !== GENERAL_KEY)
  ) {
    throw new DomainError('general_key_follows_quotas');
  }
  if (name !== undefined && !key.is_general) checkNameFree(name);
  if (weights !== undefined && !key.is_general) {
    await checkWeightsOf(ctx, key.building_id, weights);
    if (!held || typeof valid_from === 'string') await saveVersion(ctx, id, from, weights);
  }
  // A name that clashed before names were compared without case is refused now.
  return updateRow(ctx, 'distribution_keys', id, { name, name_clashes: false });
}

/** Deletes a key. Refuses the general key, and in_use while an expense is split by the key. */
export async function deleteDistributionKey(ctx: TenantContext, id: string): Promise<void> {
  const key = await lockKey(ctx, id);
  if (key.is_general) throw new DomainError('general_key_follows_quotas');
  await deleteRow(ctx.db, 'distribution_keys', id);
}
