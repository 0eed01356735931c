import type { TakeoverPlan } from '#domain/imports/plan-takeover.ts';
import {
  describeImportError,
  describeRefusedRow,
  makeImportRefusal,
  type DescribedError,
} from '#features/imports/register/index.ts';
import { createMeter, createReading } from '#features/register/meters/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findReadMeters } from './repository.ts';
import type { NamedRegister } from './takeover-register.ts';

type PlannedReading = TakeoverPlan['meters'][number];

/** Number of records that were created. */
interface EnteredReadings {
  readonly meters: number;
  readonly readings: number;
}

/**
 * Enters readings in the order of their days, and the meters that are not there yet. A reading without a
 * number is one of the only meter of its lot and key. Refuses import_failed with a fault for each row.
 */
export async function enterReadings(
  ctx: TenantContext,
  building_id: string,
  rows: readonly PlannedReading[],
  named: NamedRegister,
): Promise<EnteredReadings> {
  if (rows.length === 0) return { meters: 0, readings: 0 };
  const meters = await makeMeterFinder(ctx, building_id, named);
  const errors: DescribedError[] = [];
  const inOrder = [...rows].sort((a, b) => (a.values.read_on < b.values.read_on ? -1 : 1));
  for (const row of inOrder) {
    const { read_on, index } = row.values;
    const { id, days } = await meters.find(row);
    if (days.has(read_on)) {
      const fault = { ...row.place, column: 'read_on', code: 'reading_known', params: {} };
      errors.push(describeImportError(fault, ctx.negotiateLanguage()));
      continue;
    }
    try {
      await createReading(ctx, id, { read_on, index });
      days.add(read_on);
    } catch (error) {
      errors.push(describeRefusedRow(ctx, error, row.place, {}));
    }
  }
  if (errors.length > 0) throw makeImportRefusal(errors);
  return { meters: meters.countCreated(), readings: rows.length };
}

interface FoundMeter {
  readonly id: string;
  readonly days: Set<string>;
}

/** Makes a function that finds the meter of a reading, or creates it. */
async function makeMeterFinder(ctx: TenantContext, building_id: string, named: NamedRegister) {
  const known = await findReadMeters(ctx.db, building_id);
  const placeOf = (unit_id: string, key_id: string) => `${unit_id} ${key_id}`;
  const byPlace = Map.groupBy(known, (one) => placeOf(one.unit_id, one.distribution_key_id));
  const [onlyKey] = named.register.meter_keys;
  const byNumber = new Map<string, FoundMeter>();
  let created = 0;
  const find = async ({ values }: PlannedReading): Promise<FoundMeter> => {
    const { meter_number: number } = values;
    const unit_id = named.unitId(values.unit_number);
    const key_id = named.keyId(values.key ?? onlyKey ?? null);
    const own = byPlace.get(placeOf(unit_id, key_id)) ?? [];
    const name = JSON.stringify([unit_id, key_id, number]);
    const before = byNumber.get(name);
    if (before !== undefined) return before;
    const same = own.find((meter) => meter.number === number);
    const match = same ?? (number === null && own.length === 1 ? own[0] : undefined);
    if (match === undefined) created += 1;
    const id =
      match?.id ?? (await createMeter(ctx, unit_id, { distribution_key_id: key_id, number })).id;
    const meter = { id, days: new Set(match?.days) };
    byNumber.set(name, meter);
    return meter;
  };
  return { find, countCreated: () => created };
}
