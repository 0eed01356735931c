import type { Language } from '#domain/kernel/language.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Preference } from '#domain/notifications/preferences.ts';
import { users } from '#features/people/auth/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { assignments, sql } from '#platform/db/sql.ts';

export type PreferenceRow = Row<'auth.notification_preferences'>;
/** What holds for a type, whoever it is of. */
export type ShownPreference = Omit<PreferenceRow, 'user_id' | 'updated_at'>;

/** What somebody chose, where they chose. */
export function findPreferences(db: Connection, userId: string): Promise<PreferenceRow[]> {
  return db.query<PreferenceRow>(
    sql`select * from auth.notification_preferences where user_id = ${userId}`,
  );
}

/** The row, held until the transaction ends; made with these values where there is none. */
export async function lockPreference(
  db: Connection,
  userId: string,
  initial: ShownPreference,
  now: string,
): Promise<PreferenceRow> {
  const row = { user_id: userId, ...initial, updated_at: now };
  const [, held] = await Promise.all([
    insertRows(db, 'auth.notification_preferences', [row], sql`on conflict do nothing`),
    db.one<PreferenceRow>(sql`select * from auth.notification_preferences
      where user_id = ${userId} and notification_type = ${initial.notification_type}
      for no key update`),
  ]);
  return held;
}

export function updatePreference(
  db: Connection,
  userId: string,
  type: NotificationType,
  changes: Partial<Preference> & { readonly updated_at: string },
): Promise<PreferenceRow> {
  return db.one<PreferenceRow>(sql`update auth.notification_preferences
    set ${assignments({ ...changes })}, version = version + 1
    where user_id = ${userId} and notification_type = ${type} returning *`);
}

/** The language of somebody; undefined when there is no such person. */
export async function findLanguage(db: Connection, userId: string): Promise<Language | undefined> {
  const row = await db.first<{ language: Language }>(
    sql`select language from ${users(db)} as person where id = ${userId}`,
  );
  return row?.language;
}
