import { Client, type types } from 'pg';
import { findTypeParser } from '#platform/db/database.ts';
import { BackupError } from './backup-error.ts';

/** Running cleanups of files end within that. */
const LOCK_TIMEOUT = '60s';

/**
 * Makes COPY write the same bytes on every server; a policy that would hide rows fails the
 * statement.
 */
const SESSION = `
set lock_timeout = '${LOCK_TIMEOUT}'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
set row_security = off; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
set bytea_output = 'hex'; set extra_float_digits = 1`;

const PASSES = `select rolsuper or rolbypassrls as passes, rolname as name from pg_roles where rolname = current_user`;

/** Connects as a user who sees every row. Refuses one from whom row level security hides rows. */
export async function connectBypassingPolicies(ownerUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: ownerUrl,
    keepAlive: true,
    types: { getTypeParser: findTypeParser as typeof types.getTypeParser },
  });
  // A lost connection fails the running statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SESSION);
    const { rows } = await client.query<{ passes: boolean; name: string }>(PASSES);
    const [user] = rows;
    if (user?.passes === true) return client;
    throw new BackupError(
      `the user of DATABASE_URL, ${user?.name ?? ''}, does not pass row level security and sees no rows: ` +
        'have an administrator run alter role … bypassrls',
    );
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
