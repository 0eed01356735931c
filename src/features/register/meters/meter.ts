import { visibleUnits } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findMeter, type ReadingRow, type ShownMeterRow } from './repository.ts';

/** Limits meters to those of visible lots. */
export const visibleMeters = (ctx: TenantContext) =>
  visibleUnits(ctx, 'unit.id', 'unit.building_id');

/** Converts a meter to its JSON form; a reading changes it without changing the row. */
export function toMeter({ last_reading: last, ...row }: ShownMeterRow) {
  if (last === null) return { ...row, last_reading: null };
  const last_reading = { read_on: last.read_on, ...toIndexes(last) };
  return { ...row, last_reading, live: Object.values(last_reading).join('_') };
}

/** Converts a reading to its JSON form. */
export function toReading(row: ReadingRow) {
  return { ...row, ...toIndexes(row) };
}

function toIndexes({ index, new_index }: Pick<ReadingRow, 'index' | 'new_index'>) {
  return { index: Number(index), new_index: new_index === null ? null : Number(new_index) };
}

/** Finds a meter of a lot that the caller may see. Refuses not_found. */
export async function requireMeter(ctx: TenantContext, id: string): Promise<ShownMeterRow> {
  return found(await findMeter(ctx.db, id, visibleMeters(ctx)), 'meter', id);
}
