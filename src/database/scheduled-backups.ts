import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pruneArchives } from '#database/backup/archives.ts';
import { readArchivedHeads } from '#database/backup/chain-heads.ts';
import { listDrills } from '#database/backup/drill-log.ts';
import { addErasures } from '#database/backup/erasure-list.ts';
import { openArchiveStorage } from '#database/backup/open-storage.ts';
import {
  isBaseNeeded,
  findNewestBaseMs,
  pruneWalArchive,
} from '#database/wal-archive/retention.ts';
import { waitingSince } from '#database/wal-archive/spool.ts';
import { findWalArchive } from '#database/wal-archive/start-wal-archiving.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Backups in BACKUP_DIR, or in the bucket of BACKUP_S3_BUCKET, as the background jobs make them. */
export function createBackups(config: Config, clock: Clock) {
  const { passphrase, publicKey } = config.backup;
  const place = openArchiveStorage(config.backup);
  const command = async (args: readonly string[], signal: AbortSignal) => {
    try {
      const { stderr } = await run(process.execPath, [CLI, ...args], {
        env: settingsOf(config),
        signal,
      });
      return stderr.trim();
    } catch (error) {
      const said = (error as { stderr?: string }).stderr?.trim();
      throw new Error(said === undefined || said === '' ? String(error) : said, { cause: error });
    }
  };
  return {
    save: (signal: AbortSignal) => command(['backup', '--running'], signal),
    async drill(signal: AbortSignal) {
      await command(['drill'], signal);
    },
    addErasures: (lines: readonly string[]) => addErasures(place, lines),
    isReadable: publicKey === undefined,
    isEncrypted: passphrase !== undefined || publicKey !== undefined,
    async prune() {
      await pruneArchives(place, { nowMs: clock.nowMs() });
    },
    continuous: config.walArchive
      ? {
          async saveBase(signal: AbortSignal) {
            await command(['backup', '--base', '--running'], signal);
          },
          newestMs: () => findNewestBaseMs(findWalArchive(config)),
          async drill(signal: AbortSignal) {
            await command(['drill', '--base'], signal);
          },
          isBaseNeeded: () => isBaseNeeded(findWalArchive(config), clock.nowMs()),
          prune: () => pruneWalArchive(findWalArchive(config), clock.nowMs()),
          waitingSince: () => waitingSince(findWalArchive(config).cluster),
        }
      : undefined,
    monitoring:
      config.monitoringDirectory === undefined
        ? undefined
        : {
            async drill(signal: AbortSignal) {
              await command(['drill', '--monitoring'], signal);
            },
          },
    list: () => place.list(),
    readHeads: () => readArchivedHeads(place),
    drills: () => listDrills(place),
  };
}

/**
 * Environment of the backup process. It needs the rights of the database owner for a complete
 * backup; the serving process never has them.
 */
function settingsOf(config: Config): NodeJS.ProcessEnv {
  const { dataDirectory, databaseUrl, backup, walArchive, monitoringDirectory } = config;
  return {
    ...process.env,
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    BACKUP_DIR: backup.directory,
    BACKUP_S3_ENDPOINT: backup.s3?.endpoint,
    BACKUP_S3_REGION: backup.s3?.region,
    BACKUP_S3_BUCKET: backup.s3?.bucket,
    BACKUP_S3_ACCESS_KEY_ID: backup.s3?.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: backup.s3?.secretAccessKey,
    BACKUP_WAL: walArchive ? '1' : '0',
    MONITORING_BACKUP_DIR: monitoringDirectory,
    BACKUP_PASSPHRASE: backup.passphrase,
    BACKUP_PUBLIC_KEY: backup.publicKey,
  };
}
