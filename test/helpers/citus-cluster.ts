import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { exists } from './debian-packages.ts';
import {
  installServerPackages,
  startThrowAwayPostgres,
  type ThrowAwayPostgres,
} from './postgres-servers.ts';

const execute = promisify(execFile);

/** Folders of the PostgreSQL of the system that Citus is built for. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql/15', '/usr/share/postgresql/15'];
const BIN_FOLDER = '/usr/lib/postgresql/15/bin';
/** A copy of it, with Citus: the system remains as it is. */
const COPY = fileURLToPath(new URL('../../.cache/citus', import.meta.url));
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
  'liblz4-dev',
  'libpam0g-dev',
  'libselinux1-dev',
  'libxslt1-dev',
  'libzstd-dev',
];
const WORKERS = 2;
const HOST = '127.0.0.1';
/** Start of the name of each serving login. */
const LOGIN_PREFIX = 'millieme_';

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
  // Statements that several parts of a table answer are in the log: see `readSpreadStatements`.
  'citus.multi_task_query_log_level': 'log',
  log_min_error_statement: 'error',
  log_line_prefix: '%m [%p] %u ',
  // Otherwise the server also plans statements for any value, which it then does not use, and logs these.
  plan_cache_mode: 'force_custom_plan',
};

/** A coordinator and its workers, each a server of its own. */
export interface CitusCluster {
  /** Superuser on the coordinator, database `postgres`. */
  readonly url: string;
  readonly workerUrls: readonly string[];
  /** Kills the server of this address and starts it again. */
  crash(url: string): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly workers?: number;
  /** Whether it survives a crash of the machine; `false` is faster. */
  readonly durable?: boolean;
}

/** Starts a coordinator and workers, which no database uses yet. */
export async function startCitusCluster({
  workers: workerCount = WORKERS,
  durable = false,
}: ClusterOptions = {}): Promise<CitusCluster> {
  const binDirectory = await findCitusPostgres();
  const servers: ThrowAwayPostgres[] = [];
  try {
    for (let place = 0; place <= workerCount; place += 1) {
      const server = await startThrowAwayPostgres({ binDirectory, settings: SETTINGS, durable });
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
    crash: async (url) => servers.find((server) => server.url === url)?.crash(),
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}

/**
 * Finds a PostgreSQL with Citus: in the folder of CITUS_POSTGRES, or that of the system, or a copy of it for
 * which the source in CITUS_SOURCE is built.
 */
export async function findCitusPostgres(): Promise<string> {
  const named = process.env['CITUS_POSTGRES'];
  const places = named === undefined ? [BIN_FOLDER, join(COPY, BIN_FOLDER)] : [named];
  for (const place of places) if (await hasCitus(place)) return place;
  const source = process.env['CITUS_SOURCE'];
  if (source === undefined || named !== undefined)
    throw new Error(
      `${places.join(' and ')} have no Citus: name the folder with its source and build.sh in CITUS_SOURCE`,
    );
  await buildCitus(resolve(source));
  return join(COPY, BIN_FOLDER);
}

/** Builds Citus into a copy of the PostgreSQL of the system. */
async function buildCitus(source: string): Promise<void> {
  await installServerPackages(BUILD_PACKAGES, 'to build Citus');
  process.stderr.write('Building Citus…\n');
  const root = `${COPY}-${process.pid}`;
  for (const folder of SYSTEM_FOLDERS) {
    await mkdir(join(root, folder), { recursive: true });
    await cp(folder, join(root, folder), { recursive: true, verbatimSymlinks: true });
  }
  const build = join(root, 'build');
  // make installs below DESTDIR.
  await execute('bash', [join(source, 'build.sh'), build], {
    env: { ...process.env, DESTDIR: root },
    maxBuffer: 64 * 1024 * 1024,
  });
  await rm(build, { recursive: true });
  if (!(await hasCitus(join(root, BIN_FOLDER))))
    throw new Error(`build.sh of ${source} has installed no Citus for ${BIN_FOLDER}`);
  await rm(COPY, { recursive: true, force: true });
  await rename(root, COPY);
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

/** Moves every part of the tenants' tables to the other of two workers, and counts them. */
export async function moveParts(client: Client): Promise<number> {
  const { rows: workers } = await client.query<{ port: number }>(
    'select nodeport as port from pg_dist_node where groupid <> 0',
  );
  const { rows: parts } = await client.query<{ shardid: string; port: number }>(
    `select shardid, nodeport as port from citus_shards where table_name = 'app.tenants'::regclass order by shardid`,
  );
  for (const { shardid, port } of parts) {
    const target = workers.find((worker) => worker.port !== port)?.port;
    await client.query(`select citus_move_shard_placement($1, $2, $3, $2, $4, 'block_writes')`, [
      shardid,
      HOST,
      port,
      target,
    ]);
  }
  return parts.length;
}

/** A line of the log: who, and what follows. */
const ENTRY = /^\S+ \S+ \S+ \[(\d+)\] (\S+) (\w+): {2}(.*)$/s;
const SPREAD = 'multi-task query about to be executed';

/** Reads the statements of the service which several parts of a table have answered, each once. */
export async function readSpreadStatements(coordinatorUrl: string): Promise<string[]> {
  const { rows } = await onServer(coordinatorUrl, (client) =>
    client.query<{ text: string }>('select pg_read_file(pg_current_logfile()) as text'),
  );
  const entries = (rows[0]?.text ?? '').split(/\n(?=\d{4}-\d\d-\d\d \d\d:)/);
  const waiting = new Set<string>();
  const found = new Set<string>();
  for (const entry of entries) {
    const [, pid = '', login = '', kind, text = ''] = ENTRY.exec(entry) ?? [];
    if (kind === 'LOG' && text.startsWith(SPREAD)) waiting.add(pid);
    else if (kind === 'STATEMENT' && waiting.delete(pid) && login.startsWith(LOGIN_PREFIX))
      found.add(text.replaceAll(/\s+/g, ' ').trim());
  }
  return [...found];
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
