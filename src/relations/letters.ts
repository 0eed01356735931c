import type { Connection } from '#platform/db/connection.ts';
import { relation } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';

/** Letters as they were sent. */
export const letters = relation('letters', [
  'id',
  'subject_id',
  'owner_id',
  'title',
  'pdf',
  'sha256',
]);

/** Subjects of letters that still have to be posted. */
export function unpostedLetters(db: Connection): Sql {
  return sql`(select letter.id, letter.subject_type, letter.subject_id
    from app.letter_posts as post
    join app.letters as letter
      on letter.organization_id = ${db.organizationId} and letter.id = post.letter_id
    where post.organization_id = ${db.organizationId} and post.posted_on is null)`;
}
