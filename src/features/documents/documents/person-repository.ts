import type { DisclosedPerson } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { tickets } from '#relations/tickets.ts';

type Person = Pick<DisclosedPerson, 'owner_id' | 'user_ids'>;

/**
 * Condition for the documents that belong to an owner: those shared with them only, and those that
 * they attached to their tickets. Uploading a document is not enough: former representatives
 * uploaded minutes, contracts and data of others on behalf of the association (Civil Code art. 3.89
 * § 5, GDPR art. 15(4) and 17(3)(b)).
 */
export function isOfPerson(db: Connection, { owner_id, user_ids }: Person): Sql {
  return sql`(documents.owner_id = ${owner_id}
    or documents.is_attachment and documents.created_by = any(${user_ids}::uuid[])
      and documents.ticket_id in (select ticket.id from ${tickets(db)} as ticket
        where ticket.owner_id = ${owner_id}))`;
}
