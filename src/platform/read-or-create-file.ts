import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/**
 * Reads a file of the data folder, which is created once and is readable only by its user. If
 * several processes start at once, the file has the complete text of the first. On a full disk no
 * file is left, rather than a partial one.
 */
export function readOrCreateFile(directory: string, name: string, make: () => string): string {
  const path = join(directory, name);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  mkdirSync(directory, { recursive: true });
  const temporary = join(directory, `.${name}.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, make(), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(temporary, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(path, 'utf8');
}
