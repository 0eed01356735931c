import type { Meter } from '#domain/costs/meter-consumption.ts';
import { toReading } from '#domain/costs/reading-order.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { StatementDecision } from '#domain/statements/statement-input.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { meterReadings, meters } from '#relations/meters.ts';
import { decisions } from '#relations/minutes.ts';

/** Keys of a building that are split by consumption, and their meters. */
export interface BuildingMeters {
  readonly key_ids: ReadonlySet<string>;
  readonly meters: readonly Meter[];
}

interface MeterRow {
  readonly id: string;
  readonly unit_id: string;
  readonly distribution_key_id: string;
  readonly read_on: LocalDate | null;
  /** Decimal texts. */
  readonly index: string;
  readonly new_index: string | null;
}

/** Finds the meters of a building with all their readings, oldest first. */
export async function findMeters(db: Connection, building_id: string): Promise<BuildingMeters> {
  const [keys, rows] = await Promise.all([
    findMeterKeys(db, building_id),
    db.query<MeterRow>(sql`select meter.id, meter.unit_id, meter.distribution_key_id,
        reading.read_on, reading.index, reading.new_index
      from ${distributionKeys(db)} as key
      join ${meters(db)} as meter on meter.distribution_key_id = key.id
      left join ${meterReadings(db)} as reading on reading.meter_id = meter.id
      where key.building_id = ${building_id} order by meter.id, reading.read_on`),
  ]);
  const byMeter = Map.groupBy(rows, ({ id }) => id);
  return {
    key_ids: new Set(keys),
    meters: [...byMeter.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [toMeter(first, [first, ...others])],
    ),
  };
}

/** Finds the keys of a building that are split by consumption. */
export async function findMeterKeys(db: Connection, building_id: string): Promise<string[]> {
  const rows = await db.query<{ readonly id: string }>(sql`select id
    from ${distributionKeys(db)} as key where building_id = ${building_id} and kind = 'Meter'`);
  return rows.map(({ id }) => id);
}

function toMeter({ id, unit_id, distribution_key_id }: MeterRow, rows: MeterRow[]): Meter {
  const readings = rows.flatMap(({ read_on, index, new_index }) =>
    read_on === null ? [] : [toReading({ read_on, index, new_index })],
  );
  return { id, unit_id, distribution_key_id, readings };
}

/** Finds the decisions that lines or calls name, with the day on which their works were finished. */
export function findDecisions(
  db: Connection,
  ids: readonly string[],
): Promise<StatementDecision[]> {
  return db.query<StatementDecision>(sql`select id, title, finished_on, 0 as from_loan_cents
    from ${decisions(db)} as decision where id = any(${ids}::uuid[]) order by decided_on, id`);
}
