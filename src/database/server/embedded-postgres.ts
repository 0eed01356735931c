import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { isPassing } from '#platform/db/unavailable.ts';
import { hasCode } from '#platform/error-code.ts';
import {
  AlreadyRunningError,
  connect,
  connectAsWatcher,
  connectWhenReady,
  takeFolderLock,
} from './cluster-connection.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { findCluster, openCluster, type Cluster } from './postgres-cluster.ts';
import { findFreePort, spawnPostgres } from './postgres-process.ts';
import {
  findPostmaster,
  isPostmaster,
  isReady,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts';

export type StartPostgresOptions = {
  /** The cluster folder; created, with its parents, if missing. */
  readonly dataDirectory: string;
  /** Folder of `initdb` and `postgres`; default: those that come with the product. */
  readonly binDirectory?: string | undefined;
  /** If absent, the system chooses a free one. */
  readonly port?: number | undefined;
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** `false`, for tests only, trades safety against a crash of the machine for speed. */
  readonly durable?: boolean | undefined;
  readonly logger?: Pick<Logger, 'info' | 'warn'> | undefined;
  /** Called at most once, when the server has ended or was taken over without `stop()`. */
  readonly onLost?: ((reason: Error) => void) | undefined;
};

export type RunningPostgres = {
  /** Superuser, database `postgres`, on 127.0.0.1. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /**
   * Whether the server was already running: the previous service was killed and could not stop it.
   */
  readonly adopted: boolean;
  stop(): Promise<void>;
};

/** Maximum time for retrying the start while another server releases the port or the folder. */
const handOverMs = 15_000;
const pollMs = 50;

/**
 * Serves the cluster in a folder to one service at a time. Refuses, with an `Error` of one line, a
 * folder served by another service, of another major version or of another user.
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const binaries = findPostgresBinaries(options.binDirectory);
  const cluster = await openCluster(binaries, options.dataDirectory, options.durable ?? true);
  const deadline = performance.now() + handOverMs;
  for (;;) {
    const served = await serve(binaries, cluster, options);
    if ('client' in served) return hold(cluster, served, options);
    if (!served.mayPass || performance.now() > deadline)
      throw new Error(`PostgreSQL does not start in ${cluster.directory}: ${served.reason}`);
    await delay(pollMs);
  }
}

/**
 * URL (superuser, database `postgres`) of the running server of a cluster folder, whatever process
 * started it; undefined if none runs. Takes no lock: the service keeps and stops the server.
 */
export async function findRunningPostgresUrl(dataDirectory: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDirectory);
  if (cluster === undefined) return undefined;
  const found = await findPostmaster(cluster.directory);
  if (found === undefined) return undefined;
  const url = urlOf(cluster, found.port);
  const client = await connectWhenReady(url, {
    isRunning: () => isPostmaster(cluster.directory, found.pid),
    isReady: () => isReady(cluster.directory, found.pid),
  });
  await client?.end();
  return client === undefined ? undefined : url;
}

type Served = Postmaster & { readonly adopted: boolean; readonly client: Client };
type NotServed = { readonly reason: string; readonly mayPass: boolean };

async function serve(
  binaries: PostgresBinaries,
  cluster: Cluster,
  options: StartPostgresOptions,
): Promise<Served | NotServed> {
  const found = await findPostmaster(cluster.directory);
  if (found !== undefined) {
    const client = await lockWhenReady(cluster, found, () =>
      isPostmaster(cluster.directory, found.pid),
    );
    if (client === undefined) return { reason: 'the server before it is stopping', mayPass: true };
    return { ...found, adopted: true, client };
  }
  const started = spawnPostgres(binaries.postgres, cluster, {
    port: options.port ?? (await findFreePort()),
    durable: options.durable ?? true,
    settings: options.settings ?? {},
  });
  try {
    const client = await lockWhenReady(cluster, started, async () => !started.hasEnded());
    if (client !== undefined)
      return { pid: started.pid, port: started.port, adopted: false, client };
  } catch (error) {
    // If another service locked the folder first, it continues to use the server started here.
    if (!(error instanceof AlreadyRunningError))
      await stopPostmaster(cluster.directory, started.pid);
    throw error;
  }
  const reason = await started.reason();
  const portTaken = /could not create any TCP\/IP sockets/.test(reason);
  const folderTaken = /pre-existing shared memory block|lock file .* already exists/.test(reason);
  if (portTaken && options.port !== undefined)
    return { reason: `port ${options.port} is taken`, mayPass: false };
  return { reason, mayPass: folderTaken || portTaken };
}

async function lockWhenReady(
  cluster: Cluster,
  { pid, port }: Postmaster,
  isRunning: () => Promise<boolean>,
): Promise<Client | undefined> {
  const server = { isRunning, isReady: () => isReady(cluster.directory, pid) };
  const client = await connectWhenReady(urlOf(cluster, port), server, connectAsWatcher);
  if (client === undefined) return undefined;
  try {
    await takeFolderLock(client, cluster.directory);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isPassing(error)) return undefined;
    throw error;
  }
}

function urlOf(cluster: Pick<Cluster, 'password'>, port: number): string {
  return `postgresql://postgres:${cluster.password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

/**
 * Keeps the lock by taking it again: a server that restarts after a crash of one of its processes
 * loses it.
 */
function hold(cluster: Cluster, served: Served, options: StartPostgresOptions): RunningPostgres {
  const { pid, port, adopted } = served;
  const url = urlOf(cluster, port);
  let client = served.client;
  let stopped: Promise<void> | undefined;

  const watch = (): void => {
    client.once('end', () => {
      if (stopped === undefined) regain().catch(lose);
    });
  };
  const lose = (reason: unknown): void => {
    if (stopped === undefined)
      options.onLost?.(reason instanceof Error ? reason : new Error(String(reason)));
  };
  const regain = async (): Promise<void> => {
    options.logger?.warn(
      { postgres_pid: pid, port },
      'The connection to PostgreSQL broke, connecting again',
    );
    const isRunning = async (): Promise<boolean> =>
      stopped === undefined && (await isPostmaster(cluster.directory, pid));
    while (await isRunning()) {
      const regained = await lockWhenReady(cluster, served, isRunning);
      if (regained === undefined) {
        await delay(pollMs);
        continue;
      }
      client = regained;
      if (stopped === undefined) return watch();
      await client.end();
    }
    lose(new Error(`PostgreSQL (process ${pid}) has ended`));
  };
  const stop = async (): Promise<void> => {
    await stopPostmaster(cluster.directory, pid);
    await client.end().catch(() => undefined);
    options.logger?.info({ postgres_pid: pid, port }, 'PostgreSQL has stopped');
  };

  watch();
  options.logger?.info({ postgres_pid: pid, port, adopted }, 'PostgreSQL is ready');
  return { url, port, pid, adopted, stop: () => (stopped ??= stop()) };
}

/** Creates the database `name` on the server of `url` if it is missing, and returns its URL. */
export async function createDatabaseIfMissing(url: string, name: string): Promise<string> {
  const client = await connect(url);
  try {
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0)
      await client
        .query(
          `create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8'`,
        )
        .catch((error: unknown) => {
          // Another process created it at the same moment.
          if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
        });
  } finally {
    await client.end();
  }
  const database = new URL(url);
  database.pathname = `/${encodeURI(name)}`;
  return database.href;
}
