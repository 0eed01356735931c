import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { seedDemo } from '#features/demo/index.ts';
import { createFirstAdmin } from '#features/people/auth/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { requireConnections } from '#platform/db/server-room.ts';
import { watchDiskSpace } from '#platform/disk-space.ts';
import { tuneEngine } from '#platform/engine.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { SHARED_PORT } from '#platform/siblings/shared-port.ts';
import type { Siblings } from '#platform/siblings/siblings.ts';
import { openTracing } from '#platform/tracing/spans.ts';
import { createApp, type App } from './app.ts';
import { PER_JOB_PROCESS, PER_SERVING_PROCESS } from './connections.ts';
import { demoSteps } from './features.ts';
import { followers } from './followers.ts';
import { withServiceDatabase } from './open-database.ts';
import { tellWhile } from './tell-while.ts';

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
