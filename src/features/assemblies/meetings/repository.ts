import { Meeting, MEETING_SORTS, type ListMeetings } from '#contract/meetings.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { buildings } from '#relations/buildings.ts';
import { nameSources } from '#relations/display-names.ts';

const sortable = sortFields('meetings', MEETING_SORTS);

export function listMeetings(
  db: Connection,
  { building_id, status, meeting_type, ...page }: ListMeetings,
  visible: readonly Sql[],
): Promise<Page<Row<'meetings'>>> {
  return listPage(
    db,
    {
      select: sql`select * from app.meetings`,
      beside: selectNames(db, Meeting, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...oneOf({ status, meeting_type }),
        ...visible,
      ],
      sortable,
      defaultSort: '-scheduled_date',
    },
    page,
  );
}

/**
 * Marks the scheduled meetings of these days for a reminder today, and returns those not marked
 * yet.
 */
export function markReminded(
  db: Connection,
  days: readonly LocalDate[],
  today: LocalDate,
): Promise<Row<'meetings'>[]> {
  return db.query(sql`update app.meetings set reminded_on = ${today}
    from unnest(${days}::date[]) as reminded (day)
    where organization_id = ${db.organizationId} and status = 'Scheduled'
      and scheduled_date >= reminded.day::timestamp at time zone 'Europe/Brussels'
      and scheduled_date < (reminded.day + 1)::timestamp at time zone 'Europe/Brussels'
      and reminded_on is distinct from ${today}
    returning meetings.*`);
}

/** Finds the first day of a building's assembly window, as month and day; null: not known. */
export async function findWindowStart(db: Connection, buildingId: string): Promise<string | null> {
  const row = await db.first<{ start: string | null }>(sql`
    select building.assembly_window_start as start from ${buildings(db)} as building
    where building.id = ${buildingId}`);
  return row?.start ?? null;
}

/** Finds the quorum of the last attempt to open a meeting. */
export function findLastCheck(
  db: Connection,
  meetingId: string,
): Promise<Row<'quorum_checks'> | undefined> {
  return db.first(sql`select * from app.quorum_checks
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}
    order by checked_at desc, id desc limit 1`);
}

/** Finds the second session of an assembly, if one is scheduled or was held. */
export function findSecondSession(
  db: Connection,
  firstId: string,
): Promise<Row<'meetings'> | undefined> {
  return db.first(sql`select * from app.meetings
    where organization_id = ${db.organizationId} and first_meeting_id = ${firstId}
      and status <> 'Cancelled'`);
}
