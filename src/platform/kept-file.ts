import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/**
 * The text of a file in the data folder that is made once and readable by its user only. Of several
 * processes that start at once, the first one's text is there in full; the others' is not. On a disk
 * that is full there is no file afterwards, and not half of one.
 */
export function keepFile(directory: string, name: string, make: () => string): string {
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
