import { basename, dirname } from 'node:path';
import { ArchiveFolder } from '#platform/backup/archive-folder.ts';

/** Splits the path of an archive into its folder and name. */
export function splitArchivePath(path: string): {
  readonly place: ArchiveFolder;
  readonly name: string;
} {
  return { place: new ArchiveFolder(dirname(path)), name: basename(path) };
}
