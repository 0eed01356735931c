import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { meetings } from '#relations/meetings.ts';

/** Discloses an owner's attendances, and the proxies that they gave or held. */
export const discloseAttendance: DisclosurePart = async ({ db }, { owner_id }) => {
  const [Attendances, Proxies] = await Promise.all([
    db.query<DisclosedRecord>(sql`select meeting.title as meeting, meeting.scheduled_date,
        attendance.mode, attendance.arrived_at, attendance.left_at
      from app.attendances as attendance
      join ${meetings(db)} as meeting on meeting.id = attendance.meeting_id
      where attendance.organization_id = ${db.organizationId} and attendance.owner_id = ${owner_id}
      order by attendance.arrived_at, attendance.id`),
    db.query<DisclosedRecord>(sql`select meeting.title as meeting, meeting.scheduled_date,
        proxy.principal_owner_id = ${owner_id} as given_by_the_person, proxy.holder_name,
        proxy.is_notarial, proxy.created_at
      from app.proxies as proxy
      join ${meetings(db)} as meeting on meeting.id = proxy.meeting_id
      where proxy.organization_id = ${db.organizationId}
        and (proxy.principal_owner_id = ${owner_id} or proxy.holder_owner_id = ${owner_id})
      order by proxy.created_at, proxy.id`),
  ]);
  return { Attendances, Proxies };
};
