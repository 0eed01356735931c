import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ArchiveFolder } from '#database/backup/archive-folder.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import type { EncryptionKeys } from '#database/backup/keys.ts';
import { MIB, readFreeBytes } from '#platform/disk-space.ts';
import { createArchiveKeys } from './archive-keys.ts';
import { mirrorFiles } from './file-mirror.ts';
import { archiveLogFile } from './log-file.ts';
import { SEGMENT_BYTES, isNeededToRecover } from './segment-name.ts';
import { SPOOL, countWaiting, isDiscarding, listSpool, discardSpool } from './spool.ts';
import { readIdentifier, listLog, locateWalFolder, type WalFolder } from './wal-folder.ts';

export interface WalArchiverOptions {
  /** Folder of the embedded server. */
  readonly cluster: string;
  /**
   * Folder of document contents; undefined if they are in a bucket, whose operator backs them up.
   */
  readonly files: string | undefined;
  readonly dataDirectory: string;
  /** Folder of the backups. */
  readonly directory: string;
  /** Path of a file that records that the folder existed. */
  readonly memory?: string | undefined;
  readonly keys: EncryptionKeys;
  /** Disk space to keep free, whatever is waiting. */
  readonly reserveBytes: number;
  /** Maximum size of the waiting files, in bytes. */
  readonly maxWaitingBytes?: number;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

export interface WalArchiver {
  /** Archives the waiting files; call it once the server has stopped. */
  stop(): Promise<void>;
}

const LOOK_MS = 5_000;
/** Four times the log that the server itself keeps between two checkpoints. */
const MAX_WAITING_BYTES = 4 * 1024 * MIB;

/**
 * Archives the log as the server hands it over. Failures are retried; waiting files are discarded
 * before they fill the disk: then a new base backup is needed, and the service continues.
 */
export function startWalArchiver(options: WalArchiverOptions): WalArchiver {
  const stopping = new AbortController();
  let isFailing = false;
  const pass = async () => {
    try {
      await archiveWaitingWal(options);
      if (!isFailing || (await isDiscarding(options.cluster))) return;
      options.logger.info('archiving of the database log continues');
      isFailing = false;
    } catch (error) {
      if (!isFailing) options.logger.error({ err: error }, 'the database log cannot be archived');
      isFailing = true;
      await discardIfFull(options).catch((err: unknown) =>
        options.logger.error({ err }, 'waiting log files are kept'),
      );
    }
  };
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await pass();
      await delay(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
    }
    await pass();
  })();
  return {
    stop: () => {
      stopping.abort();
      return working;
    },
  };
}

/** Archives all waiting files in order. Refuses a folder of backups that has disappeared. */
export async function archiveWaitingWal(options: WalArchiverOptions): Promise<void> {
  const { cluster, directory } = options;
  const waiting = await listSpool(cluster);
  if (waiting.length === 0) return;
  const folder = locateWalFolder(directory, await readIdentifier(cluster));
  await requirePlace(options);
  const keys = await keysFor(options, folder);
  // Files are stored before the rows that refer to them are committed: the archive keeps that
  // order.
  if (options.files !== undefined) await mirrorFiles(options.files, folder, keys);
  const known = new Map((await listLog(folder)).map(({ name, sha256 }) => [name, sha256]));
  for (const name of waiting) {
    const path = join(cluster, SPOOL, name);
    if (isNeededToRecover(name)) {
      await requirePlace(options);
      await archiveLogFile({ path, name }, { wal: folder.wal, keys, known });
    }
    await rm(path);
  }
}

/** Keys by folder, cached because decrypting them with a passphrase is slow. */
const opened = new Map<string, Promise<EncryptionKeys>>();

function keysFor(
  { keys, dataDirectory }: WalArchiverOptions,
  folder: WalFolder,
): Promise<EncryptionKeys> {
  const name = `${folder.keys} ${keys.passphrase ?? keys.publicKey ?? ''}`;
  const found = opened.get(name) ?? createArchiveKeys(keys, { folder, dataDirectory });
  opened.set(name, found);
  found.catch(() => opened.delete(name));
  return found;
}

async function requirePlace(options: WalArchiverOptions): Promise<void> {
  const { directory, memory, reserveBytes } = options;
  await new ArchiveFolder(directory, memory).make();
  const free = readFreeBytes(directory);
  if (free < reserveBytes + SEGMENT_BYTES)
    throw new BackupError(`${Math.floor(free / MIB)} MiB are free on the disk of ${directory}`);
}

async function discardIfFull({
  cluster,
  reserveBytes,
  maxWaitingBytes = MAX_WAITING_BYTES,
  logger,
}: WalArchiverOptions): Promise<void> {
  const bytes = (await countWaiting(cluster)) * SEGMENT_BYTES;
  if (bytes <= maxWaitingBytes && readFreeBytes(cluster) >= reserveBytes) return;
  if (await isDiscarding(cluster)) return;
  await discardSpool(cluster);
  logger.error(
    { waiting_mib: bytes / MIB },
    'what waited for the archive is let go of: a new copy of the database is needed',
  );
}
