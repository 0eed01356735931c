import cluster, { type Worker as ServingProcess } from 'node:cluster';
import { once } from 'node:events';
import { ConfigError, loadConfig, readEnvironment, type Config } from '#platform/config.ts';
import { waitForDatabase } from '#platform/db/wait-for-database.ts';
import {
  createLogger,
  enterFirstUsers,
  migrateForService,
  openDatabase,
  serve,
  type Served,
} from './app/service.ts';
import { endWith, stopOnSignals } from './app/stop-on-signals.ts';

/** Given to the processes that serve, so that all use the database that the first one opened. */
const SERVING_DATABASE_URL = 'MILLIEME_SERVING_DATABASE_URL';

type Stop = () => Promise<void>;

async function startAlone(config: Config): Promise<void> {
  const logger = createLogger(config);
  const stops: Stop[] = [];
  const end = stopOnSignals(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  const database = await openDatabase(config, logger, (reason) => {
    logger.fatal({ err: reason }, 'the embedded database ended');
    end(1);
  });
  stops.push(() => database.stop());
  try {
    await waitForDatabase(database.ownerUrl, { logger });
    const { url } = await migrateForService(database.ownerUrl, config);
    const lines = await enterFirstUsers(url, config);
    const served =
      config.workers > 1 ? await startServing(config, url) : await serve(url, config, logger);
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

/** The port on which a process serves. Throws when it ends instead. */
async function portOf(serving: ServingProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  serving.once('listening', ({ port }) => resolve(port));
  serving.once('exit', () => reject(new Error('a process that serves has ended')));
  return promise;
}

/** Forks the serving processes, which share one port; one that dies is replaced. */
async function startServing(config: Config, url: string): Promise<Served> {
  let isStopping = false;
  const fork = () => cluster.fork({ [SERVING_DATABASE_URL]: url });
  const stop = async () => {
    isStopping = true;
    const live = Object.values(cluster.workers ?? {})
      .filter((serving) => serving !== undefined)
      .filter((serving) => !serving.isDead());
    const ended = live.map((serving) => once(serving, 'exit'));
    for (const serving of live) serving.kill('SIGTERM');
    await Promise.all(ended);
  };
  try {
    const ports = await Promise.all(Array.from({ length: config.workers }, () => portOf(fork())));
    cluster.on('exit', () => {
      if (!isStopping) fork();
    });
    return { address: `http://${config.host}:${ports[0]}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serveBeside(config: Config, url: string): Promise<void> {
  const served = await serve(url, config, createLogger(config));
  stopOnSignals(() => served.stop());
}

try {
  const environment = readEnvironment();
  const config = loadConfig(environment);
  const sharedUrl = environment[SERVING_DATABASE_URL];
  await (cluster.isPrimary || sharedUrl === undefined
    ? startAlone(config)
    : serveBeside(config, sharedUrl));
} catch (error) {
  endWith(error, error instanceof ConfigError);
}
