import { readPartBytes, readArchive } from '#database/backup/archive-reader.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import type { DecryptionKeys } from '#database/backup/keys.ts';
import { MANIFEST } from '#database/backup/manifest.ts';
import { openArchiveAt } from '#database/backup/open-storage.ts';
import { decompressRows } from '#database/backup/verify-archive.ts';
import { BASE_PARTS } from './base-backup.ts';
import { readLogFile } from './log-file.ts';
import { parseBaseManifest } from './restore-cluster.ts';
import type { LogFile } from './wal-folder.ts';

/** Contents of a verified base backup. */
export interface VerifiedBase {
  /** Size of the cluster on its disk. */
  readonly bytes: number;
}

/** Reads a base backup completely; refuses one with any changed byte. */
export async function verifyBase(path: string, keys: DecryptionKeys): Promise<VerifiedBase> {
  let [isWhole, hasLabel, bytes] = [false, false, 0];
  for await (const part of readArchive(openArchiveAt(path), keys)) {
    if (part.name === MANIFEST)
      isWhole = parseBaseManifest(await readPartBytes(part)) !== undefined;
    else if (part.name.startsWith(BASE_PARTS.cluster))
      bytes += (await decompressRows(part.name, await readPartBytes(part))).length;
    else hasLabel ||= part.name === BASE_PARTS.label;
  }
  if (!hasLabel || !isWhole)
    throw new BackupError(`${path} is not a copy of a database, or is incomplete`);
  return { bytes };
}

/** Reads the log as a server would; refuses a file with any changed byte. */
export async function verifyLog(log: readonly LogFile[], keys: DecryptionKeys): Promise<void> {
  for (const file of log) await readLogFile(file, keys);
}
