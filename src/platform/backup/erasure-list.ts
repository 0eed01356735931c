import type { ArchivePlace } from './archive-place.ts';

/** Stored with the archives, not in them: erased people are still in the older archives. */
export const ERASURE_LIST = 'erasures.txt';

/**
 * Adds new lines to the list. Lines are never removed: a restored database knows of fewer erasures.
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
