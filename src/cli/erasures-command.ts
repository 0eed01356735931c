import { join } from 'node:path';
import { erasureParts } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import {
  erasureLine,
  listErasures,
  replayErasures,
  type ErasedOwner,
} from '#features/privacy/erasure/index.ts';
import { listOrganizationIds } from '#features/shared/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { UsageError, writeLine, type Run } from './command.ts';
import type { erasuresCall } from './commands.ts';
import { readErasures } from './erasure-list.ts';
import { withDatabase } from './open-database.ts';

/**
 * Prints the erasures. A restored backup brings erased people back; this list, kept apart from
 * backups, erases them again.
 */
export const runErasures: Run<typeof erasuresCall> = async ({ positionals, values, config }) => {
  const [action] = positionals;
  if (action === 'list') return withDatabase(config, printErasures);
  if (action !== 'replay')
    throw new UsageError(`erasures can be listed and replayed, not "${action}"`);
  if (values.file === undefined) throw new UsageError('replay needs --file');
  const erased = await readErasures(values.file);
  return withDatabase(config, (database) => replay(database, config, erased));
};

async function printErasures(database: Database): Promise<void> {
  const ids = await database.read(NIL_UUID, listOrganizationIds);
  for (const id of ids) {
    const erased = await database.read(id, listErasures);
    for (const owner of erased) writeLine(erasureLine(owner));
  }
}

async function replay(
  database: Database,
  config: Config,
  erased: readonly ErasedOwner[],
): Promise<void> {
  const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
  const outboxDirectory = join(config.dataDirectory, 'outbox');
  const count = await replayErasures(deps, { erasure: erasureParts, outboxDirectory }, erased);
  writeLine(`${count} of ${erased.length} had come back, and are erased again`);
}
