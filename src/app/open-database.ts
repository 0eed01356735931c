import { migrateForService, runAsOwner } from '#database/index.ts';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';

/** Number of connections of a program that runs once and ends. */
const FEW = 2;

/** Runs finite work on the database, such as a command; its writes are audited like all others. */
export async function runOnServiceDatabase<T>(
  url: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // Loads every feature: importing this module loads none.
  const { writeAudit } = await import('./write-audit.ts');
  const { LogLinker } = await import('./log-linker.ts');
  const database = new Database({ url, maxConnections: FEW });
  database.beforeCommit(writeAudit);
  // Entries that it cannot link are linked at the next start of the service.
  const linker = new LogLinker(database, { warn: () => undefined });
  try {
    return await work(database);
  } finally {
    await linker.linkWritten();
    await database.close();
  }
}

/**
 * Migrates the database of the settings to this version, and runs finite work on it.
 * @param warn prints a warning of a migration, which no later start repeats
 */
export function runOnMigratedDatabase<T>(
  config: Config,
  warn: (warning: string) => void,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return runAsOwner(config, async (ownerUrl) => {
    const { url, warnings } = await migrateForService(ownerUrl, config);
    for (const warning of warnings) warn(warning);
    return runOnServiceDatabase(url, work);
  });
}
