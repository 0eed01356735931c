import { readFile } from 'node:fs/promises';
import type { ErasedOwner } from '#domain/privacy/erasure.ts';
import { isUuid } from '#platform/ids.ts';
import type { ArchiveStorage } from './archive-storage.ts';
import { BackupError } from './backup-error.ts';

/** Stored with the archives, not in them: erased people are still in the older archives. */
export const ERASURE_LIST = 'erasures.txt';

/**
 * Adds new lines to the list. Lines are never removed: a restored database knows of fewer erasures.
 * @param lines an organization and one of its owners each, by their ids
 */
export async function addErasures(
  place: Pick<ArchiveStorage, 'readNote' | 'replaceNote'>,
  lines: readonly string[],
): Promise<void> {
  const known = await place.readNote(ERASURE_LIST);
  const all = new Set(known.split('\n').filter((line) => line !== ''));
  const before = all.size;
  for (const line of lines) all.add(line);
  if (all.size > before)
    await place.replaceNote(ERASURE_LIST, [...all].map((line) => `${line}\n`).join(''));
}

/** Reads the list that is stored with the archives. */
export async function readStoredErasures(
  place: Pick<ArchiveStorage, 'addressOf' | 'readNote'>,
): Promise<ErasedOwner[]> {
  return parseErasures(await place.readNote(ERASURE_LIST), place.addressOf(ERASURE_LIST));
}

/** Reads a list of erasures from a file, one per line, as they were printed. */
export async function readErasures(path: string): Promise<ErasedOwner[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${path}: there is no such file`);
  return parseErasures(text, path);
}

/**
 * Parses a list of erasures.
 * @param path source of the text, for error messages
 */
function parseErasures(text: string, path: string): ErasedOwner[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const [organization_id = '', owner_id = '', ...more] = line.split(' ');
    if (!isUuid(organization_id) || !isUuid(owner_id) || more.length > 0)
      throw new BackupError(`${path}:${index + 1}: two ids are expected`);
    return [{ organization_id, owner_id }];
  });
}
