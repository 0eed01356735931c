import { selectBackupsToKeep, type Archive } from '#domain/operations/backup-retention.ts';
import type { ArchiveStorage } from './archive-storage.ts';

/** Longer than any backup takes. */
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Removes the archives past their retention, and what killed backups have left.
 * @returns the removed and the remaining archives, newest first
 */
export async function pruneArchives(
  place: Pick<ArchiveStorage, 'list' | 'remove' | 'removeAbandoned'>,
  { nowMs, isDryRun = false }: { readonly nowMs: number; readonly isDryRun?: boolean },
): Promise<{ readonly removed: readonly Archive[]; readonly kept: readonly Archive[] }> {
  const archives = await place.list();
  const keptMs = new Set(selectBackupsToKeep(archives.map(({ madeMs }) => madeMs)));
  const kept = archives.filter(({ madeMs }) => keptMs.has(madeMs));
  const removed = archives.filter(({ madeMs }) => !keptMs.has(madeMs));
  if (isDryRun) return { removed, kept };
  for (const { name } of removed) await place.remove(name);
  await place.removeAbandoned(nowMs - ABANDONED_MS);
  return { removed, kept };
}
