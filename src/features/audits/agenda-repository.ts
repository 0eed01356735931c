import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { agendaItems, meetings } from '#relations/meetings.ts';

/**
 * Finds the next assembly of a building that can hear a report: its agenda has the item already, or is not
 * sent yet and no repetition of that of a first session. Ordinary assemblies first.
 */
export async function findNextAssembly(
  db: Connection,
  building_id: string,
  now: string,
): Promise<string | undefined> {
  const row = await db.first<{ readonly id: string }>(sql`select meeting.id
    from ${meetings(db)} as meeting
    where meeting.building_id = ${building_id} and meeting.status = 'Scheduled'
      and meeting.meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly')
      and meeting.scheduled_date >= ${now}
      and (meeting.convened_at is null and meeting.first_meeting_id is null or exists (select from ${agendaItems(db)} as item
        where item.meeting_id = meeting.id and item.text_key = 'auditor_report'))
    order by meeting.meeting_type = 'GeneralAssembly' desc, meeting.scheduled_date, meeting.id limit 1`);
  return row?.id;
}
