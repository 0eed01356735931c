import type { Holding } from '#domain/costs/holder-days.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { StatementCall } from '#domain/statements/statement-input.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/**
 * Finds the lots of a building whose holders have changed since a moment: what earlier runs settled of
 * them is compared with today's register.
 */
export async function findChangedUnits(
  db: Connection,
  building_id: string,
  since: string,
): Promise<string[]> {
  // A day earlier: a change that was not committed when the run was frozen has an earlier time.
  const rows = await db.query<{ readonly unit_id: string }>(sql`select distinct held.unit_id
    from ${holdings(db)} as held join ${units(db)} as unit on unit.id = held.unit_id
    where unit.building_id = ${building_id}
      and held.updated_at >= ${since}::timestamptz - interval '1 day'`);
  return rows.map(({ unit_id }) => unit_id);
}

/** Finds the lots of a building. */
export function findUnits(
  db: Connection,
  building_id: string,
): Promise<{ readonly unit_id: string; readonly unit_number: string }[]> {
  return db.query(sql`select id as unit_id, unit_number from ${units(db)} as unit
    where building_id = ${building_id}`);
}

type HoldingRow = Omit<Holding, 'share'> &
  Pick<Row<'unit_owners'>, 'share_numerator' | 'share_denominator'>;

/**
 * Finds all relations of a building, past and future ones included, with the names of the owners. These
 * decide ties, so they are the same for every reader.
 */
export async function findAllHoldings(db: Connection, building_id: string): Promise<Holding[]> {
  const rows = await db.query<HoldingRow>(sql`select held.unit_id, held.owner_id,
      owner.name as owner_name, held."right", held.share_numerator,
      held.share_denominator, held.start_date, held.end_date,
      held.primary_during <> '{}' as is_primary_contact
    from ${holdings(db)} as held
    join ${units(db)} as unit on unit.id = held.unit_id
    join ${owners(db)} as owner on owner.id = held.owner_id
    where unit.building_id = ${building_id} order by held.unit_id, held.start_date, held.id`);
  return rows.map(({ share_numerator, share_denominator, ...held }) => ({
    ...held,
    share: fraction(BigInt(share_numerator), BigInt(share_denominator)),
  }));
}

/** The calls that a run needs. */
interface WantedCalls {
  readonly building_id: string;
  /** First day of the year in which the statements of the building begin. */
  readonly starts_on: LocalDate;
  readonly period_from: LocalDate;
  readonly period_to: LocalDate;
  readonly changed_unit_ids: readonly string[];
}

/**
 * Finds the lines of sent calls, each with the owner who now owes it: those dated in the period, those that
 * no run has settled, and settled ones of changed lots.
 */
export function findCalls(
  db: Connection,
  { building_id, starts_on, period_from, period_to, changed_unit_ids }: WantedCalls,
): Promise<StatementCall[]> {
  return db.query<StatementCall>(sql`select line.call_id, line.part_number, line.fund,
      call.call_date, line.distribution_key_id, line.unit_id, line.owner_id,
      sum(line.amount_cents)::bigint as amount_cents, line.decision_id,
      settled.statement_id as settled_in
    from ${callsForFunds(db)} as call
    join ${callLines(db)} as line on line.call_id = call.id
    left join app.statement_call_parts as settled
      on settled.organization_id = ${db.organizationId} and settled.call_id = line.call_id
        and settled.part_number = line.part_number
    where call.building_id = ${building_id} and call.status in ('Sent', 'Settled') and (
      call.call_date between ${period_from} and ${period_to}
      or (settled.statement_id is null and line.fund in ('Provision', 'Works')
        and call.call_date between ${starts_on} and ${period_to})
      or (settled.statement_id is not null and line.unit_id = any(${changed_unit_ids}::uuid[])))
    group by line.call_id, line.part_number, line.fund, call.call_date, line.distribution_key_id,
      line.unit_id, line.owner_id, line.decision_id, settled.statement_id
    having sum(line.amount_cents) <> 0
    order by call.call_date, line.call_id, line.part_number, line.unit_id, line.owner_id`);
}
