import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Preference } from '#domain/notifications/preferences.ts';
import type { Connection } from '#platform/db/connection.ts';
import { assignments, insertValues, sql } from '#platform/db/sql.ts';

export interface PreferenceRow extends Preference {
  readonly notification_type: NotificationType;
  readonly version: number;
}

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
  initial: PreferenceRow,
  now: string,
): Promise<PreferenceRow> {
  const values = { user_id: userId, ...initial, updated_at: now };
  const [, row] = await Promise.all([
    db.execute(
      sql`insert into auth.notification_preferences ${insertValues(values)} on conflict do nothing`,
    ),
    db.one<PreferenceRow>(sql`select * from auth.notification_preferences
      where user_id = ${userId} and notification_type = ${initial.notification_type} for update`),
  ]);
  return row;
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
