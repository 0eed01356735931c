import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';
import { owners } from '#relations/owners.ts';

/** Nobody can sign in, and there is nothing to sign in to. */
export async function isEmptyDatabase(db: Connection): Promise<boolean> {
  const { is_empty } = await db.one<{ is_empty: boolean }>(sql`select
    not exists (select from ${accounts(db)} as account)
      and not exists (select from ${organizations(db)} as organization) as is_empty`);
  return is_empty;
}

/**
 * Of several processes that start at once on one database, one makes the demo. On a busy machine that
 * takes longer than a lock is waited for otherwise.
 */
export async function lockDemo(db: Connection): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', '8s', true)`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
}

/** @returns the id of the owner that the imported files call so */
export async function ownerByRef(db: Connection, ref: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`select id
    from ${owners(db)} as owner where external_ref = ${ref}`);
  return id;
}
