import { unzipSync, zipSync } from 'fflate';

/** Earliest date that a ZIP archive can hold: the same files must give the same bytes. */
export const ZIP_DATE = '1980-01-01T00:00:00';

/** Builds a ZIP archive of already compressed files, by their names. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync(files, { level: 0, mtime: ZIP_DATE }));
}

/** Resets the dates in an archive that a library made. */
export function resetZipDates(archive: Uint8Array): Buffer {
  return Buffer.from(zipSync(unzipSync(archive), { mtime: ZIP_DATE }));
}
