import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';
import { owners } from '#relations/owners.ts';

/** Whether the database has no accounts and no organizations. */
export async function isEmptyDatabase(db: Connection): Promise<boolean> {
  const { is_empty } = await db.one<{ is_empty: boolean }>(sql`select
    not exists (select from ${accounts(db)} as account)
      and not exists (select from ${organizations(db)} as organization) as is_empty`);
  return is_empty;
}

/**
 * Takes turns with other processes that start on the same database, so that only one makes the
 * demo. Waits longer than usual: on a busy machine, making it takes longer than the default lock
 * timeout.
 */
export async function lockDemo(db: Connection): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', '8s', true)`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
}

/** Finds the id of the owner with this reference in the imported files. */
export async function ownerByRef(db: Connection, ref: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`select id
    from ${owners(db)} as owner where external_ref = ${ref}`);
  return id;
}
