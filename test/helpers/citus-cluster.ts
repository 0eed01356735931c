import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { exists, installPackages, mayInstall } from './debian-packages.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from './postgres-servers.ts';

const execute = promisify(execFile);

const BIN_FOLDER = '/usr/lib/postgresql/15/bin';
/** Packages that build.sh of CITUS_SOURCE needs. */
const BUILD_PACKAGES = [
  'postgresql-15',
  'postgresql-server-dev-15',
  'gcc',
  'make',
  'flex',
  'bison',
  'libedit-dev',
  'libkrb5-dev',
  'libpam0g-dev',
  'libselinux1-dev',
  'libxslt1-dev',
];
const WORKERS = 2;
const HOST = '127.0.0.1';

/** Servers of a cluster; `max_worker_processes` has room for the daemon of each test's database. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: '300',
  max_prepared_transactions: '400',
  max_worker_processes: '120',
  timezone: 'UTC',
  'citus.node_conninfo': 'sslmode=disable',
  'citus.local_hostname': HOST,
  'citus.enable_statistics_collection': 'off',
};

/** A coordinator and its workers, each a server of its own. */
export interface CitusCluster {
  /** Superuser on the coordinator, database `postgres`. */
  readonly url: string;
  readonly workerUrls: readonly string[];
  stop(): Promise<void>;
}

/** Starts a coordinator and two workers, which no database uses yet. */
export async function startCitusCluster(): Promise<CitusCluster> {
  const binDirectory = await findCitusPostgres();
  const servers: ThrowAwayPostgres[] = [];
  try {
    for (let place = 0; place <= WORKERS; place += 1) {
      const server = await startThrowAwayPostgres({ binDirectory, settings: SETTINGS });
      servers.push(server);
      await admitServers(server.url, place === 0);
    }
  } catch (error) {
    for (const server of servers) await server.stop();
    throw error;
  }
  const [coordinator, ...workers] = servers.map(({ url }) => url);
  return {
    url: coordinator ?? '',
    workerUrls: workers,
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}

/**
 * Finds a PostgreSQL with Citus: in the folder of CITUS_POSTGRES, or that of the system, for which it builds
 * the source in CITUS_SOURCE.
 */
async function findCitusPostgres(): Promise<string> {
  const binDirectory = process.env['CITUS_POSTGRES'] ?? BIN_FOLDER;
  if (await hasCitus(binDirectory)) return binDirectory;
  const source = process.env['CITUS_SOURCE'];
  if (source === undefined || process.env['CITUS_POSTGRES'] !== undefined)
    throw new Error(
      `${binDirectory} has no Citus: name the folder with its source and build.sh in CITUS_SOURCE`,
    );
  if (await mayInstall()) await installPackages(BUILD_PACKAGES, 'to build Citus');
  process.stderr.write('Building Citus…\n');
  await execute('bash', [join(resolve(source), 'build.sh')]);
  if (await hasCitus(binDirectory)) return binDirectory;
  throw new Error(`build.sh of ${source} has installed no Citus for ${binDirectory}`);
}

async function hasCitus(binDirectory: string): Promise<boolean> {
  const config = join(binDirectory, 'pg_config');
  if (!(await exists(config))) return false;
  const { stdout } = await execute(config, ['--pkglibdir']);
  return exists(join(stdout.trim(), 'citus.so'));
}

/** Admits the other servers of this machine without a password; a coordinator only under the two roles they use. */
async function admitServers(url: string, isCoordinator: boolean): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ hba_file: string }>('show hba_file');
    const path = rows[0]?.hba_file ?? '';
    const users = isCoordinator ? 'postgres,millieme_app' : 'all';
    const rule = `host all ${users} ${HOST}/32 trust\n`;
    await writeFile(path, rule + (await readFile(path, 'utf8')));
    await client.query('select pg_reload_conf()');
  });
}

/** Creates an empty database of this name on every server and joins them into a cluster. */
export async function createClusterDatabase(
  { url, workerUrls }: Pick<CitusCluster, 'url' | 'workerUrls'>,
  name: string,
): Promise<string> {
  for (const server of [...workerUrls, url]) {
    await onServer(server, (client) => client.query(`create database ${name} template template0`));
    await onServer(atDatabase(server, name), (client) => client.query('create extension citus'));
  }
  const coordinator = atDatabase(url, name);
  await onServer(coordinator, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [HOST, portOf(url)]);
    for (const worker of workerUrls)
      await client.query('select citus_add_node($1, $2)', [HOST, portOf(worker)]);
  });
  return coordinator;
}

/**
 * Ends the connections to a database on every server and refuses further ones, so that it can be copied:
 * Citus keeps one open.
 */
export async function closeClusterDatabase(
  { url, workerUrls }: Pick<CitusCluster, 'url' | 'workerUrls'>,
  name: string,
): Promise<void> {
  for (const server of [...workerUrls, url])
    await onServer(server, async (client) => {
      await client.query(`alter database ${name} allow_connections false`);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
    });
}

function atDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
