import { assert } from '#domain/kernel/assert.ts';
import type { RunRules } from '#domain/payment-reminders/run-rules.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, lockRow, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Settings of a building, else those of the organization. */
export type SettingsRow = RunRules & Pick<Row<'reminder_settings'>, 'building_id' | 'version'>;

/** Finds all settings, those of the organization first. */
export function findSettings(db: Connection): Promise<SettingsRow[]> {
  return db.query<SettingsRow>(sql`select * from app.reminder_settings
    where organization_id = ${db.organizationId}
    order by building_id nulls first`);
}

/**
 * Locks the settings of the organization until the transaction ends, and creates them with these values
 * if there are none.
 */
export async function lockOrganizationSettings(
  db: Connection,
  initial: NewRow<'reminder_settings'>,
): Promise<SettingsRow> {
  const [, row] = await Promise.all([
    insertRows(db, 'reminder_settings', [initial], sql`on conflict do nothing`),
    lockRow(db, 'reminder_settings', initial.id),
  ]);
  assert(row !== undefined, 'The settings have just been made');
  return row;
}

/** Locks the time of the last run until the transaction ends, and creates it if there is none. */
export async function lockRanUntil(db: Connection, initial: string): Promise<string> {
  const [, row] = await Promise.all([
    insertRows(db, 'reminder_runs', [{ ran_until: initial }], sql`on conflict do nothing`),
    db.one<Pick<Row<'reminder_runs'>, 'ran_until'>>(sql`select ran_until from app.reminder_runs
      where organization_id = ${db.organizationId} for no key update`),
  ]);
  return row.ran_until;
}

/** Records the time up to which reminder runs are done. */
export async function updateRanUntil(db: Connection, ran_until: string): Promise<void> {
  await db.execute(sql`update app.reminder_runs set ran_until = ${ran_until}::timestamptz
    where organization_id = ${db.organizationId}`);
}
