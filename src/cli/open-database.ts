import { pino } from 'pino';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import {
  createDatabaseIfMissing,
  urlOfRunningPostgres,
} from '#platform/postgres-server/embedded-postgres.ts';
import {
  DATABASE_NAME,
  clusterFolder,
  migrateForService,
  openDatabase,
  type MigratedDatabase,
  type OpenDatabase,
} from '../app/service.ts';

const INTERRUPTED = 130;

/**
 * The database of the settings. Where the service runs on the embedded one, its server is used and
 * left running; else the server is started for as long as the command runs.
 */
async function openForCommand(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const running = await urlOfRunningPostgres(clusterFolder(config));
    if (running !== undefined) {
      const ownerUrl = await createDatabaseIfMissing(running, DATABASE_NAME);
      return { ownerUrl, stop: async () => undefined };
    }
  }
  return openDatabase(config, pino({ level: 'silent' }), () => undefined);
}

/**
 * Brings the database to this version and runs work on it; a server of our own is stopped also when
 * we are interrupted.
 */
export async function withMigrated<T>(
  config: Config,
  work: (migrated: MigratedDatabase) => Promise<T>,
): Promise<T> {
  const opened = await openForCommand(config);
  const interrupt = () => {
    void opened.stop().finally(() => process.exit(INTERRUPTED));
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await work(await migrateForService(opened.ownerUrl, config));
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await opened.stop();
  }
}

/** Runs work on the database, brought to this version. */
export function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return withMigrated(config, async ({ url }) => {
    const database = new Database({ url, maxConnections: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
}
