import type { ChargeType, StoredCharge, StoredPart } from '#domain/charges/later-charges.ts';
import { determineFundBearer, type Fund, type ReserveBearer } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { readSplitLine, type StoredShare } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';

interface ChargeRow extends Omit<StoredPart, 'share'>, StoredShare {
  readonly type: ChargeType;
  readonly id: string;
  readonly unit_id: string;
  readonly title: string;
  readonly text_key: string | null;
  readonly allocation_number: number;
  readonly dated_on: LocalDate;
  readonly fund: Fund;
  readonly reserve_borne_by: ReserveBearer;
}

/** Finds the later charges of one unit: see `findChargesOfUnits`. */
export async function findChargesOfUnit(
  db: Connection,
  unitId: string,
  from: LocalDate,
): Promise<StoredCharge[]> {
  return (await findChargesOfUnits(db, [unitId], from)).get(unitId) ?? [];
}

/**
 * Finds the parts of calls in force that are charged to units and dated from a day on, by unit and day. Costs
 * follow the days that they cover, whatever is entered when.
 */
export async function findChargesOfUnits(
  db: Connection,
  unitIds: readonly string[],
  from: LocalDate,
): Promise<ReadonlyMap<string, StoredCharge[]>> {
  const rows = await db.query<ChargeRow>(sql`
    select 'CallForFunds' as type, call.id, call.title, call.text_key, line.part_number as allocation_number,
      call.call_date as dated_on, line.fund, building.reserve_borne_by, line.unit_id,
      line.owner_id, line.amount_cents, line.share_numerator, line.share_denominator
    from ${callLines(db)} as line
    join ${callsForFunds(db)} as call on call.id = line.call_id
    join ${buildings(db)} as building on building.id = call.building_id
    where line.unit_id = any(${unitIds}::uuid[]) and call.status in ('Sent', 'Settled')
      and call.call_date >= ${from}
    order by dated_on, type, id, allocation_number`);
  const byUnit = Map.groupBy(rows, ({ unit_id }) => unit_id);
  return new Map([...byUnit].map(([unit_id, own]) => [unit_id, joinParts(own)]));
}

/** Joins the rows of each part of a call. */
function joinParts(rows: readonly ChargeRow[]): StoredCharge[] {
  return [
    ...Map.groupBy(rows, (row) => `${row.id} ${row.allocation_number} ${row.dated_on}`).values(),
  ].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const { type, id, title, text_key, allocation_number, dated_on, fund } = first;
    const bears = determineFundBearer(fund, first.reserve_borne_by);
    const charge = { type, id, title, text_key, allocation_number, dated_on };
    return [{ ...charge, bears, parts: lines.map(readSplitLine) }];
  });
}
