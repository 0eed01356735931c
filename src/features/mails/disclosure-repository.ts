import type { DisclosedPerson, DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Mails by which one signs in: what they say opens the account. */
const SECRET = ['Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange'];

/**
 * What was mailed to somebody, by the platform too where an account is theirs; what went with a letter
 * is told with the letter.
 */
export const discloseMails: DisclosurePart = async ({ db }, person) => {
  const here = await listMails(db, person);
  const platform =
    person.account_ids.length > 0
      ? await db.lookFrom(NIL_UUID, (there) => listMails(there, person))
      : [];
  return { Mails: [...here, ...platform] };
};

function listMails(db: Connection, { emails }: DisclosedPerson): Promise<DisclosedRecord[]> {
  return db.query<DisclosedRecord>(sql`select purpose, recipient, subject,
      case when purpose = any(${SECRET}::text[]) then null else body_text end as text,
      status, created_at, sent_at
    from app.mails where organization_id = ${db.organizationId} and letter_id is null
      and lower(recipient) = any(${emails}::text[])
    order by created_at, id`);
}
