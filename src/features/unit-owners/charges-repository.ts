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
  readonly title: string;
  readonly text_key: string | null;
  readonly allocation_number: number;
  readonly dated_on: LocalDate;
  readonly fund: Fund;
  readonly reserve_borne_by: ReserveBearer;
}

/**
 * Finds the parts of calls in force that are charged to one unit and dated from a day on, by day. Costs
 * follow the days that they cover, whatever is entered when.
 */
export async function findChargesOfUnit(
  db: Connection,
  unitId: string,
  from: LocalDate,
): Promise<StoredCharge[]> {
  const rows = await db.query<ChargeRow>(sql`
    select 'CallForFunds' as type, call.id, call.title, call.text_key, line.part_number as allocation_number,
      call.call_date as dated_on, line.fund, building.reserve_borne_by,
      line.owner_id, line.amount_cents, line.share_numerator, line.share_denominator
    from ${callLines(db)} as line
    join ${callsForFunds(db)} as call on call.id = line.call_id
    join ${buildings(db)} as building on building.id = call.building_id
    where line.unit_id = ${unitId} and call.status in ('Sent', 'Settled') and call.call_date >= ${from}
    order by dated_on, type, id, allocation_number`);
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
