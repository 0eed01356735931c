import type { DisclosedPerson } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { tickets } from '#relations/tickets.ts';

type Person = Pick<DisclosedPerson, 'owner_id' | 'user_ids'>;

/**
 * Which documents are of an owner, as a condition on the columns of the table: what is kept for them
 * alone, and what they have attached to tickets of theirs. Nothing else follows whoever kept it:
 * somebody who has held a mandate kept minutes, contracts and what is of others, for the association
 * (Civil Code art. 3.89 § 5, GDPR art. 15(4) and 17(3)(b)).
 */
export function isOfPerson(db: Connection, { owner_id, user_ids }: Person): Sql {
  return sql`(documents.owner_id = ${owner_id}
    or documents.is_attachment and documents.created_by = any(${user_ids}::uuid[])
      and documents.ticket_id in (select ticket.id from ${tickets(db)} as ticket
        where ticket.owner_id = ${owner_id}))`;
}
