import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';
import { owners } from '#relations/owners.ts';

const ASK_AGAIN_MS = 100;

/** Whether the database has no accounts and no organizations. */
export async function isEmptyDatabase(db: Connection): Promise<boolean> {
  const { is_empty } = await db.one<{ is_empty: boolean }>(sql`select
    not exists (select from ${accounts(db)} as account)
      and not exists (select from ${organizations(db)} as organization) as is_empty`);
  return is_empty;
}

/**
 * Takes turns with other processes that start on the same database, so that only one makes the demo.
 * Asks again and again: to make it may take a busy machine longer than a lock may be waited for.
 */
export async function lockDemo(db: Connection): Promise<void> {
  for (;;) {
    const { is_locked } = await db.one<{ is_locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('demo', 0)) as is_locked`,
    );
    if (is_locked) return;
    await delay(ASK_AGAIN_MS);
  }
}

/** Finds the id of the owner with this reference in the imported files. */
export async function ownerByRef(db: Connection, ref: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`select id
    from ${owners(db)} as owner where external_ref = ${ref}`);
  return id;
}
