import type { Language } from '#domain/kernel/language.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { defaultPreference, type Preference } from '#domain/notifications/preferences.ts';
import { findProfile } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { assignments, insertValues, sql, type Sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/auth.ts';

export type PreferenceRow = Row<'auth.notification_preferences'>;
/** A preference for a type, without its user. */
export type ShownPreference = Omit<PreferenceRow, 'user_id' | 'updated_at'>;

/** Finds the preferences of a user, where set. */
export function findPreferences(db: Connection, accountId: string): Promise<PreferenceRow[]> {
  return db.query<PreferenceRow>(
    sql`select * from auth.notification_preferences where user_id = ${accountId}`,
  );
}

type Changes = Partial<Preference> & { readonly updated_at: string };

/**
 * Writes the preference of a user for a type, starting from the default where none is set. One statement:
 * on a distributed database, where the table is copied, an insert and a lock would block each other.
 */
function writePreference(accountId: string, type: NotificationType, changes: Changes): Sql {
  const initial = {
    user_id: accountId,
    notification_type: type,
    ...defaultPreference(type),
    version: 1,
    ...changes,
  };
  return sql`insert into auth.notification_preferences as preference ${insertValues(initial)}
    on conflict (user_id, notification_type)
    do update set ${assignments({ ...changes })}, version = preference.version + 1`;
}

/** Changes the preference of a user for a type. @returns it, with a version one higher than before */
export function savePreference(
  db: Connection,
  accountId: string,
  type: NotificationType,
  changes: Changes,
): Promise<PreferenceRow> {
  return db.one<PreferenceRow>(sql`${writePreference(accountId, type, changes)} returning *`);
}

/** Ends the e-mails of a type for a user, once. */
export async function endEmails(
  db: Connection,
  accountId: string,
  type: NotificationType,
  now: string,
): Promise<void> {
  const ended = writePreference(accountId, type, { email_enabled: false, updated_at: now });
  await db.execute(sql`${ended} where preference.email_enabled`);
}

/** Deletes all preferences of a user; the defaults apply again. */
export async function deletePreferences(db: Connection, accountId: string): Promise<void> {
  await db.execute(sql`delete from auth.notification_preferences where user_id = ${accountId}`);
}

/** Finds the language of a user; undefined if there is no such account. */
export async function findLanguage(
  db: Connection,
  accountId: string,
): Promise<Language | undefined> {
  const known = await db.first(sql`select from ${accounts(db)} as account where id = ${accountId}`);
  return known === undefined ? undefined : (await findProfile(db, accountId, null)).language;
}
