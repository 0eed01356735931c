import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { runOnServiceDatabase } from '../app/open-database.ts';
import { migrateForService, type MigratedDatabase } from '../app/owner-database.ts';
import { runAsOwner } from './owner-database.ts';

/** Migrates the database to this version and runs work on it. */
export function runOnMigrated<T>(
  config: Config,
  work: (migrated: MigratedDatabase) => Promise<T>,
): Promise<T> {
  return runAsOwner(config, async (ownerUrl) => work(await migrateForService(ownerUrl, config)));
}

/** Runs work on the database, migrated to this version. */
export function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return runOnMigrated(config, ({ url }) => runOnServiceDatabase(url, work));
}
