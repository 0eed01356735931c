import type { ServiceData } from '#database/service-data.ts';
import { SECRET_FILE } from '#platform/config.ts';
import { openFileStore, type FilesConfig } from '#platform/files/open-file-store.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import { VAPID_FILE } from '#platform/push/vapid-keys.ts';
import { TOTP_KEY_FILE } from '#platform/security/totp-vault.ts';
import type { BackupSource } from './write-backup.ts';

/** Files that must outlive the machine: tokens, browser subscriptions and second factors depend on these keys. */
const SECRETS = [SECRET_FILE, VAPID_FILE, TOTP_KEY_FILE];

/** Everything that a backup saves besides rows and files. */
export function describeService({
  dataDirectory,
}: Pick<FilesConfig, 'dataDirectory'>): Pick<BackupSource, 'secrets' | 'version'> {
  return { secrets: { directory: dataDirectory, names: SECRETS }, version: API_VERSION };
}

/**
 * Everything that a backup saves.
 * @param ownerUrl of the database, for a user who sees every row
 */
export function backupSource(
  ownerUrl: string,
  config: FilesConfig,
  { listFilesInUse, listChains }: Pick<ServiceData, 'listFilesInUse' | 'listChains'>,
): BackupSource {
  return {
    ownerUrl,
    files: openFileStore(config),
    filesInUse: listFilesInUse,
    listChains,
    ...describeService(config),
  };
}
