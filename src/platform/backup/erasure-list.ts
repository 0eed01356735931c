import type { ArchivePlace } from './archive-place.ts';

/** Beside the archives, in none of them: who was erased is in those that were made before. */
export const ERASURE_LIST = 'erasures.txt';

/**
 * Adds what is not in the list yet. Nothing ever leaves it: a database that was restored knows of fewer.
 * @param lines an organization and one of its owners each, by their ids
 */
export async function addErasures(
  place: Pick<ArchivePlace, 'readNote' | 'replaceNote'>,
  lines: readonly string[],
): Promise<void> {
  const known = await place.readNote(ERASURE_LIST);
  const all = new Set(known.split('\n').filter((line) => line !== ''));
  const before = all.size;
  for (const line of lines) all.add(line);
  if (all.size > before)
    await place.replaceNote(ERASURE_LIST, [...all].map((line) => `${line}\n`).join(''));
}
