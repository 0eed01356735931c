import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { MinutesOnPaper } from './minutes-letter.ts';

/** The complete content of published minutes, for every reader and language. */
export type PublishedMinutes = Pick<
  MinutesOnPaper,
  'meeting' | 'minutes' | 'head' | 'languages' | 'heads'
>;

/**
 * Finds minutes as published; undefined if not published, or published before their content was
 * stored.
 */
export async function findPublished(
  db: Connection,
  meetingId: string,
): Promise<PublishedMinutes | undefined> {
  const row = await db.first<{
    readonly published: PublishedMinutes;
  }>(sql`select published from app.meeting_minutes
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}
      and published is not null`);
  if (row === undefined) return undefined;
  const { meeting, minutes, ...published } = row.published;
  // Minutes that were published before titles had keys show them as written.
  const titled = <T extends object>(one: T) => ({ text_key: null, ...one });
  return {
    ...published,
    meeting: titled(meeting),
    minutes: { ...minutes, meeting: titled(minutes.meeting), items: minutes.items.map(titled) },
  };
}

/** Publishes minutes and stores their content permanently. */
export async function markPublished(
  db: Connection,
  { meeting, minutes, head, languages, heads }: PublishedMinutes,
  { now, by }: { readonly now: string; readonly by: string },
): Promise<void> {
  const published = JSON.stringify({ meeting, minutes, head, languages, heads });
  await db.execute(sql`update app.meeting_minutes
    set published = ${published}::jsonb, published_at = ${now}, published_by = ${by}, updated_at = ${now}
    where organization_id = ${db.organizationId} and meeting_id = ${meeting.id}`);
}
