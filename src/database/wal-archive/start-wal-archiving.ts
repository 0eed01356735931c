import { join } from 'node:path';
import { clusterFolder } from '#database/cluster-folder.ts';
import type { Config } from '#platform/config.ts';
import { FILES_FOLDER } from '#platform/files/open-file-store.ts';
import type { WalArchive } from './retention.ts';
import { startWalArchiver, type WalArchiver, type WalArchiverOptions } from './wal-archiver.ts';

/** Archive of the embedded database, by the settings. */
export function findWalArchive(config: Config): WalArchive {
  return {
    cluster: clusterFolder(config),
    files: config.s3 === undefined ? join(config.dataDirectory, FILES_FOLDER) : undefined,
    directory: config.backup.directory,
  };
}

/** Archives the log of the embedded database, if the settings say so. */
export function startWalArchiving(
  config: Config,
  logger: WalArchiverOptions['logger'],
): WalArchiver | undefined {
  if (!config.walArchive) return undefined;
  const { dataDirectory, diskReserveBytes: reserveBytes, backup } = config;
  const { passphrase, publicKey } = backup;
  return startWalArchiver({
    ...findWalArchive(config),
    dataDirectory,
    memory: backup.memory,
    reserveBytes,
    keys: { passphrase, publicKey },
    logger,
  });
}
