import { loadConfig, readEnvironment, type Config } from '#platform/config.ts';
import { waitForDatabase } from '#platform/db/wait-for-database.ts';
import { createLogger } from '#platform/logger.ts';
import {
  createDatabaseIfMissing,
  findRunningPostgresUrl,
} from '#platform/postgres-server/embedded-postgres.ts';
import { ConfigError } from '#platform/settings.ts';
import { clusterFolder } from './app/cluster-folder.ts';
import { DATABASE_NAME, migrateForService } from './app/owner-database.ts';
import { runJobs } from './app/service.ts';
import { failStart, stopOnSignals } from './app/stop-on-signals.ts';

/** Runs jobs without serving. Any number of these processes may run beside the service. */

/** Opens the database of DATABASE_URL, or else the embedded one of a running service. */
async function findDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const running = await findRunningPostgresUrl(clusterFolder(config));
  if (running === undefined)
    throw new Error('there is no database: set DATABASE_URL, or start the service first');
  return createDatabaseIfMissing(running, DATABASE_NAME);
}

try {
  const config = loadConfig(readEnvironment());
  const logger = createLogger(config.logLevel);
  const ownerUrl = await findDatabase(config);
  await waitForDatabase(ownerUrl, { logger });
  const { url } = await migrateForService(ownerUrl, config);
  const worker = await runJobs(url, config, logger);
  stopOnSignals(() => worker.stop());
  process.stdout.write('Millième runs jobs\n');
} catch (error) {
  failStart(error, error instanceof ConfigError);
}
