import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { isPassing } from '#platform/db/unavailable.ts';
import { hasCode } from '#platform/error-code.ts';

/** Long enough for a large cluster to recover after a power cut. */
const readinessMs = 120_000;
const pollMs = 10;
const lockTimeoutMs = 3_000;

/** Arbitrary number; every version of the product must use the same. */
const folderLock = '7365829104425871';

/** Login of the connection that stays open to watch the server: it has no rights. */
const WATCHER = 'millieme_watcher';

export class AlreadyRunningError extends Error {}

/**
 * Connects as soon as the server says it is ready, and never before: until then, its port may
 * belong to another program. `undefined` if its process ends first.
 */
export async function connectWhenReady(
  url: string,
  server: { isRunning(): Promise<boolean>; isReady(): Promise<boolean> },
  open: (url: string) => Promise<Client> = connect,
): Promise<Client | undefined> {
  const deadline = performance.now() + readinessMs;
  while (await server.isRunning()) {
    if (await server.isReady()) {
      try {
        return await open(url);
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
    }
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL is not ready after ${readinessMs / 1000} seconds`);
    await delay(pollMs);
  }
  return undefined;
}

/** Opens a connection to a server of the cluster; a hanging one fails in time. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
  });
  // A broken connection shows as the event `end` or as the failure of the running statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/**
 * Opens a connection without rights to the server of a superuser's address, for as long as the server is
 * watched. The superuser connects only to create its login, and no longer than that.
 */
export async function connectAsWatcher(url: string): Promise<Client> {
  const watcher = new URL(url);
  watcher.username = WATCHER;
  // Derived, so that it need not be kept, and no start writes to the cluster once the login exists.
  watcher.password = createHmac('sha256', new URL(url).password).update(WATCHER).digest('hex');
  try {
    return await connect(watcher.href);
  } catch (error) {
    // The login does not exist, or has the password of a cluster that this one was restored from.
    if (!hasCode(error, '28P01', '28000')) throw error;
  }
  await createWatcher(url, watcher.password);
  return connect(watcher.href);
}

async function createWatcher(url: string, password: string): Promise<void> {
  const superuser = await connect(url);
  try {
    // Another process may create it at the same moment, with the same password.
    await superuser.query(`create role ${WATCHER}`).catch((error: unknown) => {
      if (!hasCode(error, '42710', '23505')) throw error;
    });
    await superuser.query(
      `alter role ${WATCHER} with login noinherit password ${superuser.escapeLiteral(password)}`,
    );
  } finally {
    await superuser.end();
  }
}

/**
 * Takes the lock that one service holds as long as it serves the folder. Waits a moment: the server
 * may not yet have noticed that the holder was killed.
 */
export async function takeFolderLock(client: Client, directory: string): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [folderLock]);
  } catch (error) {
    if (!hasCode(error, '55P03')) throw error;
    throw new AlreadyRunningError(`another Millième is already running on ${directory}`, {
      cause: error,
    });
  }
}
