import { migrate } from '#platform/db/migrate.ts';
import { writeLine, type Run } from './command.ts';
import type { migrateCall } from './commands.ts';
import { withDatabaseUrl } from './open-database.ts';

export const runMigrate: Run<typeof migrateCall> = async ({ config }) => {
  const applied = await withDatabaseUrl(config, (url) => migrate(url));
  writeLine(applied.length === 0 ? 'The database is up to date' : `Applied: ${applied.join(', ')}`);
};
