import { findRunningDatabase, migrateForService } from '#database/index.ts';
import { loadConfig, readEnvironment } from '#platform/config.ts';
import { waitForDatabase } from '#platform/db/wait-for-database.ts';
import { createLogger } from '#platform/logger.ts';
import { ConfigError } from '#platform/settings.ts';
import { runJobs } from './app/service.ts';
import { failStart, stopOnSignals } from './app/stop-on-signals.ts';

/** Runs jobs without serving. Any number of these processes may run beside the service. */

try {
  const config = loadConfig(readEnvironment());
  const logger = createLogger(config.logLevel);
  const ownerUrl = await findRunningDatabase(config);
  if (ownerUrl === undefined)
    throw new Error('there is no database: set DATABASE_URL, or start the service first');
  await waitForDatabase(ownerUrl, { logger });
  const { url, warnings } = await migrateForService(ownerUrl, config);
  for (const warning of warnings) logger.warn(warning);
  const worker = await runJobs(url, config, logger);
  stopOnSignals(() => worker.stop());
  process.stdout.write('Millième runs jobs\n');
} catch (error) {
  failStart(error, error instanceof ConfigError);
}
