import type { Language } from '#domain/kernel/language.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Preference } from '#domain/notifications/preferences.ts';
import { findProfile } from '#features/people/auth/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { assignments, sql } from '#platform/db/sql.ts';
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

/**
 * Finds and locks the preference until the transaction ends; creates it with these values if there
 * is none.
 */
export async function lockPreference(
  db: Connection,
  accountId: string,
  initial: ShownPreference,
  now: string,
): Promise<PreferenceRow> {
  const row = { user_id: accountId, ...initial, updated_at: now };
  const [, held] = await Promise.all([
    insertRows(db, 'auth.notification_preferences', [row], sql`on conflict do nothing`),
    db.one<PreferenceRow>(sql`select * from auth.notification_preferences
      where user_id = ${accountId} and notification_type = ${initial.notification_type}
      for no key update`),
  ]);
  return held;
}

export function updatePreference(
  db: Connection,
  accountId: string,
  type: NotificationType,
  changes: Partial<Preference> & { readonly updated_at: string },
): Promise<PreferenceRow> {
  return db.one<PreferenceRow>(sql`update auth.notification_preferences
    set ${assignments({ ...changes })}, version = version + 1
    where user_id = ${accountId} and notification_type = ${type} returning *`);
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
