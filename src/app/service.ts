import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { seedDemo } from '#features/demo/index.ts';
import { createFirstAdmin, sealSecrets } from '#features/people/auth/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { JOB_PROCESS_CONNECTIONS, SERVING_PROCESS_CONNECTIONS } from '#platform/connections.ts';
import { Database } from '#platform/db/database.ts';
import { requireConnections } from '#platform/db/required-connections.ts';
import { watchDiskSpace } from '#platform/disk-space.ts';
import { tuneEngine } from '#platform/engine.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { openTotpVault } from '#platform/security/totp-vault.ts';
import type { OtherProcesses } from '#platform/serving/other-processes.ts';
import { SHARED_PORT } from '#platform/serving/shared-port.ts';
import { openTracing } from '#platform/tracing/spans.ts';
import { createApp, type App } from './app.ts';
import { demoSteps } from './features.ts';
import { followers } from './followers.ts';
import { runOnServiceDatabase } from './open-database.ts';
import { reportWhile } from './report-while.ts';

/**
 * Creates the first users of an empty database.
 * @returns lines for the terminal: how to sign in to the demo
 */
export async function enterFirstUsers(url: string, config: Config): Promise<readonly string[]> {
  return runOnServiceDatabase(url, async (database) => {
    const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
    if (config.adminEmail !== undefined && config.adminPassword !== undefined) {
      await createFirstAdmin({ ...deps, email: config.adminEmail, password: config.adminPassword });
    }
    const { dataDirectory, publicUrl } = config;
    const files = openFileStore(config);
    const stage = { ...deps, dataDirectory, publicUrl, files, steps: demoSteps };
    return config.demo ? await seedDemo(stage) : [];
  });
}

/** Encrypts what a former version stored without encryption. */
export function sealStoredSecrets(url: string, config: Config): Promise<void> {
  return runOnServiceDatabase(url, (database) => sealSecrets(database, openTotpVault(config)));
}

/** The running service and its address. */
export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

/** Refuses to start if the database server allows too few connections. */
export async function requireRoomToServe(
  url: string,
  config: Config,
  logger: Logger,
): Promise<void> {
  const { workers: processes } = config;
  const connections = await requireConnections(url, {
    processes,
    perProcess: SERVING_PROCESS_CONNECTIONS,
  });
  logger.info({ processes, ...connections }, 'connections to the database');
}

/**
 * Serves the API and runs jobs until `stop`, which lets running requests and jobs finish.
 * @param otherProcesses other processes that serve at the same address
 */
export async function serve(
  url: string,
  config: Config,
  logger: Logger,
  otherProcesses?: OtherProcesses,
): Promise<Served> {
  const started = await startParts(url, config, logger, otherProcesses);
  try {
    const { host, port } = config;
    const address = await started.app.server.listen({
      host,
      port,
      ...(otherProcesses === undefined ? {} : SHARED_PORT),
    });
    return { address, stop: () => started.stop() };
  } catch (error) {
    // An open connection would fail without a handler when the database stops.
    await started.stop();
    throw error;
  }
}

/** Runs jobs without serving until `stop`, which lets running jobs finish. */
export async function runJobs(
  url: string,
  config: Config,
  logger: Logger,
): Promise<Pick<Served, 'stop'>> {
  await requireConnections(url, { processes: 1, perProcess: JOB_PROCESS_CONNECTIONS });
  const started = await startParts(url, config, logger);
  return { stop: () => started.stop() };
}

/** Folder of the built web application; a checkout that only runs jobs has none. */
const built = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const webDirectory = existsSync(join(built, 'index.html')) ? built : undefined;

/** Starts the service without an address, and its jobs. */
async function startParts(
  url: string,
  config: Config,
  logger: Logger,
  otherProcesses?: OtherProcesses,
): Promise<{ readonly app: App; stop(): Promise<void> }> {
  tuneEngine();
  const endTracing = await openTracing(config.traceEndpoint);
  const space = watchDiskSpace({
    directory: config.dataDirectory,
    reserveBytes: config.diskReserveBytes,
    logger,
  });
  // The disk of an external database cannot be checked from here.
  const isEmbedded = config.databaseUrl === undefined;
  const database = new Database({ url, space: isEmbedded ? space : undefined });
  const stops = [endTracing, async () => space.stop(), () => database.close()];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
    const app = await createApp({ config, ...deps, logger, space, otherProcesses, webDirectory });
    stops.push(() => app.stop());
    app.linker.start();
    const jobs = await startJobWorker({ url, tasks: app.tasks, log: logger });
    stops.push(() =>
      reportWhile(jobs.stop(), () => {
        logger.info({ jobs: jobs.underWay() }, 'waiting for running jobs before stopping');
      }),
    );
    stops.push(async () => app.leave());
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
