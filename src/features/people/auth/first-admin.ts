import { instantOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { NIL_UUID, type IdSource } from '#platform/ids.ts';
import { ConfigError } from '#platform/settings.ts';
import { createUser, newSuperAdmin } from './create-user.ts';
import { findWeakness } from './passwords.ts';
import { hasAccounts, lockFirstAccount } from './repository/users.ts';

const TOO_WEAK =
  'MILLIEME_ADMIN_PASSWORD is too easy to guess: take at least 12 characters that are no common words';

interface FirstAdmin {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the first SuperAdmin of a database without users, once even if several processes start
 * together; otherwise does nothing. Refuses a weak password.
 * @returns whether it was created
 */
export function createFirstAdmin({
  database,
  clock,
  ids,
  email,
  password,
}: FirstAdmin): Promise<boolean> {
  const making = { newId: () => ids.next(), now: instantOf(clock.nowMs()) };
  const admin = newSuperAdmin({ email, name: email, password });
  return database.write(NIL_UUID, async (db) => {
    if (await hasAccounts(db)) return false;
    if ((await findWeakness(password, admin, '')) !== undefined) throw new ConfigError(TOO_WEAK);
    await lockFirstAccount(db);
    // Another process may have created one while this one waited.
    if (await hasAccounts(db)) return false;
    return (await createUser(db, admin, making)) !== undefined;
  });
}
