import { basename, dirname } from 'node:path';
import { openPlace } from '#database/index.ts';

/** Splits the path of an archive into its folder and name. */
export function splitArchivePath(path: string): {
  readonly place: ReturnType<typeof openPlace>;
  readonly name: string;
} {
  return { place: openPlace({ directory: dirname(path) }), name: basename(path) };
}
