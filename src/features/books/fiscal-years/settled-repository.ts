import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { callFunds } from '#relations/calls-for-funds.ts';
import { costLines } from '#relations/costs.ts';
import { statementRuns } from '#relations/statements.ts';
import type { YearDays } from './repository.ts';

/**
 * Finds the last day up to which statements of a year were sent; its own last day if there is nothing to
 * settle in it.
 */
export async function findSettledUntil(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<LocalDate | null> {
  const { settled_until } = await db.one<{ readonly settled_until: LocalDate | null }>(sql`
    select case when exists (select from ${costLines(db)} as line
        where line.building_id = building.id and line.entry_date between ${start_date} and ${end_date}
          and line.entry_date >= coalesce(building.statements_from, line.entry_date))
      or exists (select from ${callFunds(db)} as call
        where call.building_id = building.id and call.call_date between ${start_date} and ${end_date}
          and call.call_date >= coalesce(building.statements_from, call.call_date)
          and call.status in ('Sent', 'Settled') and call.fund in ('Provision', 'Works'))
      then (select max(period_to) from ${statementRuns(db)} as run
        where run.building_id = building.id and run.status = 'Sent'
          and run.period_to between ${start_date} and ${end_date})
      else ${end_date}::date end as settled_until
    from ${buildings(db)} as building where building.id = ${building_id}`);
  return settled_until;
}

/** Lists who sent statements of a year. */
export async function findStatementSenders(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<string[]> {
  const rows = await db.query<{ readonly sent_by: string }>(sql`select distinct sent_by
    from ${statementRuns(db)} as run
    where building_id = ${building_id} and status = 'Sent' and sent_by is not null
      and period_to between ${start_date} and ${end_date}`);
  return rows.map(({ sent_by }) => sent_by);
}
