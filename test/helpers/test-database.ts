import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import { afterFile } from './after-file.ts';

/**
 * Set by test/global-setup.ts: the server of this run, its serving login, the migrated database to clone,
 * and the prefix of its database names.
 */
declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    /** Workers, if the server is the coordinator of a cluster. */
    workerUrls: string[];
    serviceUrl: string;
    templateDatabase: string;
    databasePrefix: string;
  }
}

let databaseOfFile: Promise<string> | undefined;
let extraDatabases = 0;

/** Whether the run's databases are distributed. */
const IS_DISTRIBUTED = process.env['TEST_POSTGRES'] === 'citus';

async function cloneTemplate(name: string, template = inject('templateDatabase')): Promise<string> {
  const serverUrl = inject('serverUrl');
  const workers = template === 'template0' ? [] : inject('workerUrls');
  // The coordinator last: as soon as it has the database, it asks the workers for theirs.
  for (const url of [...workers, serverUrl])
    await asSuperuser(url, async (client) => {
      await dropDatabase(client, name);
      await client.query(`create database ${name} template ${template} ${COPY}`);
    });
  if (workers.length > 0)
    await asSuperuser(serverUrl, (client) =>
      client.query(`alter database ${name} set citus.propagate_set_commands = 'local'`),
    );
  dropAfterFile(name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** The log of thousands of tables would be longer than their files. */
const COPY = IS_DISTRIBUTED ? 'strategy file_copy' : '';

/** Removes a database after the file, so that a run needs the memory of a few. */
export function dropAfterFile(name: string): void {
  afterFile(async () => {
    for (const url of [inject('serverUrl'), ...inject('workerUrls')])
      await asSuperuser(url, (client) => dropDatabase(client, name));
  });
}

/** Attempts of five seconds each to drop a database that is in use. */
const ATTEMPTS = 12;

/**
 * Drops a database once everybody has left it: the server waits five seconds for those it ends, and a
 * cluster's maintenance worker comes back by itself.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1)
    try {
      await client.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      const isInUse = error instanceof DatabaseError && error.code === '55006';
      if (!isInUse || left === 0) throw error;
    }
}

/** Returns the database that the tests of a file share, each in its own organizations. */
export function fileDatabase(): Promise<string> {
  if (databaseOfFile === undefined) {
    databaseOfFile = freshDatabase();
    // The worker's next file finds this module in the same state.
    afterFile(() => {
      databaseOfFile = undefined;
    });
  }
  return databaseOfFile;
}

/** Makes an empty, migrated database for a single test. */
export function freshDatabase(): Promise<string> {
  return cloneTemplate(extraName());
}

/** Makes an empty database, to be migrated by the test. */
export function createEmptyDatabase(): Promise<string> {
  return cloneTemplate(extraName(), 'template0');
}

/** Makes an empty database owned by a user with only these rights on the server. */
export async function lentDatabase(rights: string): Promise<string> {
  const name = extraName();
  const serverUrl = inject('serverUrl');
  await asSuperuser(serverUrl, async (client) => {
    await client.query(`create role ${name} login password 'lent' nosuperuser ${rights}`);
    await client.query(`grant millieme_app to ${name}`);
    await client.query(`create database ${name} owner ${name} template template0 encoding 'UTF8'`);
  });
  dropAfterFile(name);
  const url = new URL(serverUrl);
  return Object.assign(url, { username: name, password: 'lent', pathname: `/${name}` }).href;
}

function extraName(): string {
  extraDatabases += 1;
  return `${inject('databasePrefix')}_${process.pid}_${extraDatabases}`;
}

/** Returns the URL by which a service uses a database: with the serving login. */
export function toServiceUrl(databaseUrl: string): string {
  const url = new URL(inject('serviceUrl'));
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
}

/** Runs statements as the superuser, bypassing row level security: to inspect, and to tamper. */
export async function asSuperuser<T>(
  url: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Changes rows as the superuser in one transaction without triggers and foreign keys: plants what they would
 * refuse.
 */
export function withoutTriggers<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  return asSuperuser(url, async (client) => {
    await client.query('begin');
    // The setting of a transaction reaches all servers of a distributed database.
    await client.query('set local session_replication_role = replica');
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}

/** Counts the statements on a table that wait for a lock, on all servers of the database. */
export async function countWaiting(databaseUrl: string, table: string): Promise<number> {
  const { pathname } = new URL(databaseUrl);
  const servers = [databaseUrl, ...inject('workerUrls').map((url) => new URL(pathname, url).href)];
  let count = 0;
  for (const url of servers)
    await asSuperuser(url, async (client) => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
        [table],
      );
      count += rowCount ?? 0;
    });
  return count;
}
