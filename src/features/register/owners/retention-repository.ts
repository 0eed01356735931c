import { makePseudonym } from '#domain/privacy/erasure.ts';
import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Names of erased owners, once the law no longer keeps the books and the ownership history of them. */
export const endOfNames: RetentionPart = {
  what: 'Identity',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select id, 'Identity' as what, null::date as last_day,
        kept_until as said_until
      from app.owners
      where organization_id = ${db.organizationId} and kept_until < ${today}
      order by kept_until limit ${limit}`),
  async erase({ db, now }, ids) {
    await changeRows(
      db,
      'owners',
      sql`update app.owners set name = given.name, kept_name = null, kept_address = null,
          kept_until = null, updated_at = ${now}, version = version + 1
        from unnest(${ids}::uuid[], ${ids.map(makePseudonym)}::text[]) as given (id, name)
        where organization_id = ${db.organizationId} and owners.id = given.id returning owners.id`,
    );
  },
};
