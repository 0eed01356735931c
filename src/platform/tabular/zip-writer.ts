import { unzipSync, zipSync } from 'fflate';

/** The earliest date that a ZIP archive can hold: the same files are to give the same bytes. */
export const ZIP_DATE = '1980-01-01T00:00:00';

/** A ZIP archive of files that are compressed already, by their names. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync(files, { level: 0, mtime: ZIP_DATE }));
}

/** An archive that others made, without the moment at which they made it. */
export function undatedZip(archive: Uint8Array): Buffer {
  return Buffer.from(zipSync(unzipSync(archive), { mtime: ZIP_DATE }));
}
