import type { Thresholds } from '#domain/payment-reminders/levels.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import { assignments, sql } from '#platform/db/sql.ts';

export interface SettingsRow extends Thresholds {
  readonly version: number;
}

export function findSettings(db: Connection): Promise<SettingsRow | undefined> {
  return db.first<SettingsRow>(
    sql`select * from app.reminder_settings where organization_id = ${db.organizationId}`,
  );
}

/** The row, held until the transaction ends; made with these values where there is none. */
export async function lockSettings(
  db: Connection,
  initial: SettingsRow,
  now: string,
): Promise<SettingsRow> {
  const [, row] = await Promise.all([
    insertRows(
      db,
      'reminder_settings',
      [{ ...initial, updated_at: now }],
      sql`on conflict do nothing`,
    ),
    db.one<SettingsRow>(sql`select * from app.reminder_settings
      where organization_id = ${db.organizationId} for no key update`),
  ]);
  return row;
}

export function updateSettings(
  db: Connection,
  changes: Partial<Thresholds>,
  now: string,
): Promise<SettingsRow> {
  return db.one<SettingsRow>(sql`update app.reminder_settings
    set ${assignments({ ...changes, updated_at: now })}, version = version + 1
    where organization_id = ${db.organizationId} returning *`);
}
