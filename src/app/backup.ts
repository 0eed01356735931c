import { listContentsInUse } from '#features/documents/documents/index.ts';
import type { BackupSource } from '#platform/backup/write-backup.ts';
import { SECRET_FILE } from '#platform/config.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import { VAPID_FILE } from '#platform/push/vapid-keys.ts';
import { openFileStore, type FilesConfig } from './file-store.ts';

/** What must outlive the machine: tokens and subscriptions of browsers hold for these keys. */
const SECRETS = [SECRET_FILE, VAPID_FILE];

/** All that a backup saves. @param ownerUrl of the database, by a user who sees every row */
export function backupSource(ownerUrl: string, config: FilesConfig): BackupSource {
  return {
    ownerUrl,
    files: openFileStore(config),
    filesInUse: listContentsInUse,
    secrets: { directory: config.dataDirectory, names: SECRETS },
    version: API_VERSION,
  };
}
