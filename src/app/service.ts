import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { seedDemo } from '#features/demo/index.ts';
import { createFirstAdmin } from '#features/people/auth/index.ts';
import { requireWhole, requireWholeFolder } from '#platform/backup/cut-restore.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { requireConnections } from '#platform/db/server-room.ts';
import { openServiceLogin } from '#platform/db/service-login.ts';
import { watchDiskSpace } from '#platform/disk-space.ts';
import { tuneEngine } from '#platform/engine.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { createDatabaseIfMissing } from '#platform/postgres-server/embedded-postgres.ts';
import { keepPostgres } from '#platform/postgres-server/kept-postgres.ts';
import { SHARED_PORT } from '#platform/siblings/shared-port.ts';
import type { Siblings } from '#platform/siblings/siblings.ts';
import { openTracing } from '#platform/tracing/spans.ts';
import { archiveSettings } from '#platform/wal-archive/spool.ts';
import { createApp, type App } from './app.ts';
import { clusterFolder } from './cluster-folder.ts';
import { PER_JOB_PROCESS, PER_SERVING_PROCESS, embeddedConnections } from './connections.ts';
import { demoSteps } from './features.ts';
import { followers } from './followers.ts';
import { withServiceDatabase } from './open-database.ts';
import { tellWhile } from './tell-while.ts';

export const DATABASE_NAME = 'millieme';

export interface OpenDatabase {
  /** Of its owner, who may do everything: to migrate with, and for nothing else. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, else the embedded one, started and owned by this process. */
export async function openDatabase(
  config: Config,
  logger: Logger,
  onLost: (reason: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return { ownerUrl: config.databaseUrl, stop: async () => undefined };
  const server = await keepPostgres({
    dataDirectory: clusterFolder(config),
    settings: {
      max_connections: String(embeddedConnections(config.workers)),
      ...(config.walArchive ? archiveSettings() : {}),
    },
    logger,
    onLost,
  });
  try {
    return {
      ownerUrl: await createDatabaseIfMissing(server.url, DATABASE_NAME),
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export interface MigratedDatabase {
  /** Of the login that serves: what runs from now on can do no more than that. */
  readonly url: string;
  /** The names of the migrations that were applied now. */
  readonly applied: readonly string[];
}

type MigrationConfig = Pick<Config, 'dataDirectory' | 'databaseAppUrl'>;

/** Brings the database to this version, and makes the login that serves where there is none. */
export async function migrateForService(
  ownerUrl: string,
  config: MigrationConfig,
): Promise<MigratedDatabase> {
  requireWholeFolder(config.dataDirectory);
  await requireWhole(ownerUrl);
  return migrateWhole(ownerUrl, config);
}

/** The same of a database that is known not to be restored by half. */
export async function migrateWhole(
  ownerUrl: string,
  { dataDirectory, databaseAppUrl }: MigrationConfig,
): Promise<MigratedDatabase> {
  const applied = await migrate(ownerUrl);
  return { applied, url: await openServiceLogin(ownerUrl, dataDirectory, databaseAppUrl) };
}

/**
 * Gives an empty database its first users.
 * @returns lines for the terminal: how to sign in to the demo.
 */
export async function enterFirstUsers(url: string, config: Config): Promise<readonly string[]> {
  return withServiceDatabase(url, async (database) => {
    const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
    if (config.adminEmail !== undefined && config.adminPassword !== undefined) {
      await createFirstAdmin({ ...deps, email: config.adminEmail, password: config.adminPassword });
    }
    const { dataDirectory } = config;
    return config.demo ? await seedDemo({ ...deps, dataDirectory, steps: demoSteps }) : [];
  });
}

/** The service at its address. */
export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

/** Refuses to start what the server of the database has not enough connections for. */
export async function requireRoomToServe(
  url: string,
  config: Config,
  logger: Logger,
): Promise<void> {
  const { workers: processes } = config;
  const connections = await requireConnections(url, {
    processes,
    perProcess: PER_SERVING_PROCESS,
  });
  logger.info({ processes, ...connections }, 'connections to the database');
}

/**
 * Serves the API and runs jobs until `stop`, which lets running requests and jobs finish.
 * @param siblings where other processes serve at the same address
 */
export async function serve(
  url: string,
  config: Config,
  logger: Logger,
  siblings?: Siblings,
): Promise<Served> {
  const started = await startParts(url, config, logger, siblings);
  try {
    const { host, port } = config;
    const address = await started.app.server.listen({
      host,
      port,
      ...(siblings === undefined ? {} : SHARED_PORT),
    });
    return { address, stop: () => started.stop() };
  } catch (error) {
    // A connection that is left open would fail, unheard, when the database stops.
    await started.stop();
    throw error;
  }
}

/** Runs jobs, and serves nobody, until `stop`, which lets running jobs finish. */
export async function runJobs(
  url: string,
  config: Config,
  logger: Logger,
): Promise<Pick<Served, 'stop'>> {
  await requireConnections(url, { processes: 1, perProcess: PER_JOB_PROCESS });
  const started = await startParts(url, config, logger);
  return { stop: () => started.stop() };
}

/** Where the web application lies once it is built; a checkout that only runs jobs has none. */
const built = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const webDirectory = existsSync(join(built, 'index.html')) ? built : undefined;

/** The service without its address, and its jobs. */
async function startParts(
  url: string,
  config: Config,
  logger: Logger,
  siblings?: Siblings,
): Promise<{ readonly app: App; stop(): Promise<void> }> {
  tuneEngine();
  const endTracing = await openTracing(config.traceEndpoint);
  const space = watchDiskSpace({
    directory: config.dataDirectory,
    reserveBytes: config.diskReserveBytes,
    logger,
  });
  // The disk of a database elsewhere is not ours to look at.
  const isEmbedded = config.databaseUrl === undefined;
  const database = new Database({ url, space: isEmbedded ? space : undefined });
  const stops = [endTracing, async () => space.stop(), () => database.close()];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
    const app = await createApp({ config, ...deps, logger, space, siblings, webDirectory });
    stops.push(() => app.stop());
    const jobs = await startJobWorker({ url, tasks: app.tasks, log: logger });
    stops.push(() =>
      tellWhile(jobs.stop(), () => {
        logger.info({ jobs: jobs.underWay() }, 'the stop waits for jobs under way');
      }),
    );
    stops.push(async () => app.leave());
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
