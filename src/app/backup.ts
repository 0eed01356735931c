import { listContentsInUse } from '#features/documents/documents/index.ts';
import type { BackupSource } from '#platform/backup/write-backup.ts';
import { SECRET_FILE } from '#platform/config.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import { VAPID_FILE } from '#platform/push/vapid-keys.ts';
import { openFileStore, type FilesConfig } from './file-store.ts';

/** Files that must outlive the machine: tokens and browser subscriptions depend on these keys. */
const SECRETS = [SECRET_FILE, VAPID_FILE];

/**
 * Everything that a backup saves.
 * @param ownerUrl of the database, for a user who sees every row
 */
export function backupSource(ownerUrl: string, config: FilesConfig): BackupSource {
  return {
    ownerUrl,
    files: openFileStore(config),
    filesInUse: listContentsInUse,
    secrets: { directory: config.dataDirectory, names: SECRETS },
    version: API_VERSION,
  };
}
