import { readFile } from 'node:fs/promises';
import type { ErasedOwner } from '#features/privacy/erasure/index.ts';
import { isUuid } from '#platform/ids.ts';
import { CliError } from './command.ts';

/** Reads a list of erasures, one per line, as they were printed. */
export async function readErasures(path: string): Promise<ErasedOwner[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CliError(`${path}: there is no such file`);
  return parseErasures(text, path);
}

/**
 * Parses a list of erasures.
 * @param path source of the text, for error messages
 */
export function parseErasures(text: string, path: string): ErasedOwner[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const [organization_id = '', owner_id = '', ...more] = line.split(' ');
    if (!isUuid(organization_id) || !isUuid(owner_id) || more.length > 0)
      throw new CliError(`${path}:${index + 1}: two ids are expected`);
    return [{ organization_id, owner_id }];
  });
}
