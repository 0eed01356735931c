import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { documents } from '#relations/documents.ts';
import { meetings } from '#relations/meetings.ts';
import { owners } from '#relations/owners.ts';
import type { Convened } from './convocation-letter.ts';

/**
 * Finds these owners, sorted by name, with the means of convocation that each had agreed to on that
 * day.
 */
export function findReached(
  db: Connection,
  ids: readonly string[],
  today: string,
): Promise<Convened[]> {
  return db.query<Convened>(sql`select owner.id, owner.name, owner.address, owner.language,
      owner.email, owner.email is not null and exists (select from app.convocation_consents as consent
        where consent.organization_id = ${db.organizationId} and consent.owner_id = owner.id
          and consent.agreed_on <= ${today}
          and (consent.withdrawn_on is null or consent.withdrawn_on > ${today})) as is_mailed
    from ${owners(db)} as owner where owner.id = any(${ids}::uuid[])
    order by owner.name_order, owner.id`);
}

/** Finds the next scheduled meeting of a building that nobody was convened to. */
export async function findMeetingToConvene(
  db: Connection,
  buildingId: string,
): Promise<string | undefined> {
  const meeting = await db.first<{ id: string }>(sql`select id from ${meetings(db)} as meeting
    where building_id = ${buildingId} and status = 'Scheduled' and convened_at is null
    order by scheduled_date, id limit 1`);
  return meeting?.id;
}

/**
 * Lists the titles of documents about a meeting that owners could read at an instant, in
 * alphabetical order.
 */
export async function findMeetingPapers(
  db: Connection,
  meetingId: string,
  until: string,
): Promise<string[]> {
  const rows = await db.query<{ title: string }>(sql`select title
    from ${documents(db)} as document
    where meeting_id = ${meetingId} and visibility = 'Owners' and created_at <= ${until}
      and document_type <> 'MeetingMinutes'
    order by title_order, id`);
  return rows.map(({ title }) => title);
}

/** Lists the consents of an owner, latest first. */
export function listConsents(
  db: Connection,
  ownerId: string,
): Promise<Row<'convocation_consents'>[]> {
  return db.query(sql`select * from app.convocation_consents
    where organization_id = ${db.organizationId} and owner_id = ${ownerId}
    order by agreed_on desc, id desc`);
}
