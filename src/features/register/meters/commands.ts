import type { CreateMeter, CreateMeterReading, UpdateMeter } from '#contract/meters.ts';
import { checkReadingOrder } from '#domain/costs/reading-order.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { requireUnit } from '#features/register/units/index.ts';
import { creationColumns } from '#features/shared/index.ts';
import { deleteRow, findRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { requireMeter, toMeter } from './meter.ts';
import { findKeyKind, findNeighbours, type ReadingRow, type ShownMeterRow } from './repository.ts';

/**
 * Adds a meter to a lot, for a key of its building that splits by meters. Refuses not_found,
 * unknown_reference, key_not_metered, duplicate.
 */
export async function createMeter(
  ctx: TenantContext,
  unit_id: string,
  { distribution_key_id, number = null, unit_of_measure = null }: CreateMeter,
): Promise<ShownMeterRow> {
  const { building_id } = await requireUnit(ctx, unit_id);
  await requireMeterKey(ctx, building_id, distribution_key_id);
  const { id } = await insertRow(ctx.db, 'meters', {
    id: ctx.newId(),
    unit_id,
    distribution_key_id,
    number,
    unit_of_measure,
    ...creationColumns(ctx),
  });
  return requireMeter(ctx, id);
}

async function requireMeterKey(ctx: TenantContext, building_id: string, id: string): Promise<void> {
  const pointer = '/body/distribution_key_id';
  const key = await findKeyKind(ctx.db, building_id, id);
  if (key === undefined) throw new DomainError('unknown_reference', { pointer });
  if (key.kind !== 'Meter') throw new DomainError('key_not_metered', { pointer });
}

/** Locks a meter until the transaction ends. Refuses not_found, stale. */
async function lockMeter(ctx: TenantContext, id: string): Promise<ShownMeterRow> {
  await lockRow(ctx.db, 'meters', id);
  const meter = await requireMeter(ctx, id);
  matching(ctx, toMeter(meter));
  return meter;
}

/** Changes the given fields. Refuses not_found, stale, unknown_reference, key_not_metered, duplicate. */
export async function updateMeter(
  ctx: TenantContext,
  id: string,
  input: UpdateMeter,
): Promise<ShownMeterRow> {
  const { building_id } = await lockMeter(ctx, id);
  const { distribution_key_id: key } = input;
  if (key !== undefined) await requireMeterKey(ctx, building_id, key);
  await updateRow(ctx, 'meters', id, input);
  return requireMeter(ctx, id);
}

/** Deletes a meter. Refuses not_found, stale, in_use for one that was read. */
export async function deleteMeter(ctx: TenantContext, id: string): Promise<void> {
  await lockMeter(ctx, id);
  await deleteRow(ctx.db, 'meters', id);
}

/**
 * Adds the index of a meter at the end of a day. A new index says that the meter was changed that day.
 * Refuses not_found, duplicate for a second reading of a day, meter_decreasing.
 */
export async function createReading(
  ctx: TenantContext,
  meter_id: string,
  { read_on, index, new_index = null, reason }: CreateMeterReading,
): Promise<ReadingRow> {
  await lockRow(ctx.db, 'meters', meter_id);
  await requireMeter(ctx, meter_id);
  const neighbours = await findNeighbours(ctx.db, { meter_id, read_on });
  checkReadingOrder({ read_on, index, new_index }, neighbours);
  return insertRow(ctx.db, 'meter_readings', {
    id: ctx.newId(),
    meter_id,
    read_on,
    index: String(index),
    new_index: new_index === null ? null : String(new_index),
    reason: reason ?? (new_index === null ? 'Regular' : 'Change'),
    ...creationColumns(ctx),
  });
}

/** Deletes a reading that was entered by mistake. Refuses not_found, stale. */
export async function deleteReading(
  ctx: TenantContext,
  meterId: string,
  id: string,
): Promise<void> {
  await lockRow(ctx.db, 'meters', meterId);
  await requireMeter(ctx, meterId);
  const row = await findRow(ctx.db, 'meter_readings', id);
  matching(ctx, found(row?.meter_id === meterId ? row : undefined, 'reading', id));
  await deleteRow(ctx.db, 'meter_readings', id);
}
