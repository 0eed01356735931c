import { instantOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Session } from '#platform/db/session.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, type IdSource } from '#platform/ids.ts';
import { createUser } from './accounts.ts';

interface FirstAdmin {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly email: string;
  readonly password: string;
}

async function hasUsers(db: Session): Promise<boolean> {
  return (await db.first(sql`select from auth.users limit 1`)) !== undefined;
}

/**
 * Makes the first SuperAdmin of a database without users; does nothing in any other, also when
 * several processes start at once. @returns whether it did.
 */
export function createFirstAdmin({
  database,
  clock,
  ids,
  email,
  password,
}: FirstAdmin): Promise<boolean> {
  const making = { newId: () => ids.next(), now: instantOf(clock.nowMs()) };
  const admin = {
    email,
    name: email,
    phone: null,
    language: 'fr' as const,
    password,
    roles: [
      {
        role_type: 'SuperAdmin' as const,
        organization_id: null,
        owner_id: null,
        building_ids: null,
      },
    ],
  };
  return database.write(NIL_UUID, async (db) => {
    if (await hasUsers(db)) return false;
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`);
    // Another process may have made one while this one waited.
    if (await hasUsers(db)) return false;
    return (await createUser(db, admin, making)) !== undefined;
  });
}
