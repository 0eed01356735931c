import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { migrateForService, openDatabase, startWalArchiving } from '#database/index.ts';
import { loadConfig, readEnvironment, type Config } from '#platform/config.ts';
import { waitForDatabase } from '#platform/db/wait-for-database.ts';
import { createLogger } from '#platform/logger.ts';
import { OtherProcesses } from '#platform/serving/other-processes.ts';
import { ServingProcesses } from '#platform/serving/serving-processes.ts';
import { addressToShare } from '#platform/serving/shared-port.ts';
import { ConfigError } from '#platform/settings.ts';
import {
  enterFirstUsers,
  requireRoomToServe,
  sealStoredSecrets,
  serve,
  type Served,
} from './app/service.ts';
import { openStartupServer } from './app/startup-server.ts';
import { failStart, stopOnSignals } from './app/stop-on-signals.ts';

/** Passed to the serving processes, so that all use the database that the first one opened. */
const SERVING_DATABASE_URL = 'MILLIEME_SERVING_DATABASE_URL';

type Stop = () => Promise<void>;

async function startAlone(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const stops: Stop[] = [];
  const end = stopOnSignals(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  const room = await openStartupServer(config);
  stops.push(() => room.close());
  // Stopped after the database, which hands over the end of its log when it stops.
  const keeper = startWalArchiving(config, logger);
  if (keeper !== undefined) stops.push(() => keeper.stop());
  const database = await openDatabase(config, logger, (reason) => {
    logger.fatal({ err: reason }, 'the embedded database ended');
    end(1);
  });
  stops.push(() => database.stop());
  try {
    await waitForDatabase(database.ownerUrl, { logger });
    room.enter('migrating');
    const { url, warnings } = await migrateForService(database.ownerUrl, config);
    for (const warning of warnings) logger.warn(warning);
    room.enter('starting');
    await sealStoredSecrets(url, config);
    const lines = await enterFirstUsers(url, config);
    await requireRoomToServe(url, config, logger);
    await room.close();
    const served = await (config.workers > 1
      ? startServingProcesses(url, config, logger)
      : serve(url, config, logger));
    stops.push(() => served.stop());
    const origin = served.address;
    process.stdout.write(
      [...lines, `Millième serves ${origin} (documentation: ${origin}/docs)`, ''].join('\n'),
    );
  } catch (error) {
    for (const stop of stops.reverse()) await stop();
    throw error;
  }
}

/** Starts the serving processes, at one address. */
async function startServingProcesses(url: string, config: Config, logger: Logger): Promise<Served> {
  const { address, port } = await addressToShare(config);
  const processes = await ServingProcesses.start({
    count: config.workers,
    env: { [SERVING_DATABASE_URL]: url, PORT: String(port) },
    logger,
  });
  return { address, stop: () => processes.stop() };
}

/** Runs one of the serving processes. */
async function runServingProcess(config: Config, url: string): Promise<void> {
  const logger = createLogger(config.logLevel);
  const otherProcesses = new OtherProcesses();
  // After a restart, the database may not be available yet.
  await waitForDatabase(url, { logger });
  const served = await serve(url, config, logger, otherProcesses);
  stopOnSignals(() => served.stop());
  await otherProcesses.reportServing();
}

try {
  const environment = readEnvironment();
  const config = loadConfig(environment);
  const sharedUrl = environment[SERVING_DATABASE_URL];
  await (cluster.isPrimary || sharedUrl === undefined
    ? startAlone(config)
    : runServingProcess(config, sharedUrl));
} catch (error) {
  failStart(error, error instanceof ConfigError);
}
