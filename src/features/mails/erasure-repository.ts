import type { ErasurePart, ErasedPerson } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';

/**
 * Cancels mails that wait and removes the address from those that were sent. Mails of the platform,
 * such as password resets, are included where the account is deleted too.
 */
export const eraseMails: ErasurePart = async ({ db }, person) => {
  const here = await forgetRecipients(db, person);
  const isGone = person.account_ids.length > 0;
  const platform = isGone
    ? await db.lookFrom(NIL_UUID, (there) => forgetRecipients(there, person))
    : 0;
  return { erased: { Mails: here + platform } };
};

function forgetRecipients(db: Connection, { emails }: ErasedPerson): Promise<number> {
  return db.execute(sql`update app.mails set recipient = '', subject = '', body_text = '',
      body_html = '', status = case when status = 'Pending' then 'Failed' else status end,
      error = case when status = 'Pending' then 'withdrawn' end
    where organization_id = ${db.organizationId} and lower(recipient) = any(${emails}::text[])`);
}
