import { pruneArchives } from '#platform/backup/archives.ts';
import { openPlace } from '#platform/backup/open-place.ts';
import { systemClock } from '#platform/clock.ts';
import { writeLine, type Run } from './command.ts';
import type { pruneBackupsCall } from './commands.ts';

/** Removes old backups, as the nightly backup does once it is made. */
export const runPruneBackups: Run<typeof pruneBackupsCall> = async ({ values, config }) => {
  const isDryRun = values['dry-run'];
  const { removed, kept } = await pruneArchives(openPlace(config.backup), {
    nowMs: systemClock.nowMs(),
    isDryRun,
  });
  for (const { name } of kept) writeLine(`kept ${name}`);
  for (const { name } of removed) writeLine(`${isDryRun ? 'would remove' : 'removed'} ${name}`);
};
