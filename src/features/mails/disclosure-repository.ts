import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** Mails by which one signs in: what they say opens the account. */
const SECRET = ['Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange'];

/** What was mailed to somebody; what went with a letter is told with the letter. */
export const discloseMails: DisclosurePart = async ({ db }, { emails }) => ({
  Mails: await db.query<DisclosedRecord>(sql`select purpose, recipient, subject,
      case when purpose = any(${SECRET}::text[]) then null else body_text end as text,
      status, created_at, sent_at
    from app.mails where organization_id = ${db.organizationId} and letter_id is null
      and lower(recipient) = any(${emails}::text[])
    order by created_at, id`),
});
