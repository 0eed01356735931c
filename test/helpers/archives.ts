import { basename, dirname } from 'node:path';
import { openArchiveStorage } from '#database/index.ts';

/** Splits the path of an archive into its folder and name. */
export function splitArchivePath(path: string): {
  readonly place: ReturnType<typeof openArchiveStorage>;
  readonly name: string;
} {
  return { place: openArchiveStorage({ directory: dirname(path) }), name: basename(path) };
}
