import { isEncrypting, type EncryptionKeys } from './keys.ts';

const NAME = /^millieme-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/;

/**
 * Builds the name of an archive from the second it was made in.
 * @param now an instant
 */
export function buildArchiveName(now: string, keys: EncryptionKeys): string {
  const second = now.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '');
  return `millieme-${second}.tar${isEncrypting(keys) ? '.age' : ''}`;
}

/** Instant in the name of an archive; undefined for any other name. */
export function parseArchiveTime(name: string): string | undefined {
  const found = NAME.exec(name);
  if (found === null) return undefined;
  const [, year, month, day, hour, minute, second] = found;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
