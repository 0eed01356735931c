import { basename, dirname } from 'node:path';
import { ArchiveFolder } from '#platform/backup/archive-folder.ts';

/** Where an archive is to be written, by the path it is to have. */
export function toArchive(path: string): { readonly place: ArchiveFolder; readonly name: string } {
  return { place: new ArchiveFolder(dirname(path)), name: basename(path) };
}
