import type { DisclosedPerson, DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Mails that contain a link to sign in: their text would open the account. */
const SECRET = ['Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange'];

/**
 * Discloses the mails sent to a person, including those of the platform where the account belongs
 * to them; attached letters are disclosed with the letters.
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
