import type { LocalDate } from '#domain/kernel/local-date.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { unpostedLetters } from '#relations/letters.ts';

/** A run with letters to be posted, and their number. */
export interface RunToPost extends WaitingRow {
  readonly period_from: LocalDate;
  readonly period_to: LocalDate;
  readonly building_id: string;
  readonly building: string;
  readonly letters: number;
}

/** Finds runs with letters to be posted: statements or reversal letters. */
export function findRunsToPost(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<RunToPost[]> {
  const { db } = ctx;
  const waiting = sql`select run.id, run.building_id, run.period_from, run.period_to,
      null::date as due_on, null::bigint as amount_cents, count(*) as letters
    from ${unpostedLetters(db)} as letter
    join app.statement_runs as run
      on run.organization_id = ${db.organizationId} and run.id = letter.subject_id
    where letter.subject_type in ('Statement', 'StatementReversal')
      and ${allOf(limitToReach(ctx, 'run.building_id', buildingId))}
    group by run.id, run.building_id, run.period_from, run.period_to`;
  return db.query<RunToPost>(sql`select run.*, building.name as building
    from (${firstOf(waiting)}) as run
    join ${buildings(db)} as building on building.id = run.building_id
    order by due_on nulls last, id`);
}
