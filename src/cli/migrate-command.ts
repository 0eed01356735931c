import { writeLine, type Run } from './command.ts';
import type { migrateCall } from './commands.ts';
import { runOnMigrated } from './open-database.ts';

export const runMigrate: Run<typeof migrateCall> = async ({ config }) => {
  const applied = await runOnMigrated(config, async (migrated) => migrated.applied);
  writeLine(applied.length === 0 ? 'The database is up to date' : `Applied: ${applied.join(', ')}`);
};
