import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ArchiveFolder } from '#platform/backup/archive-folder.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import type { EncryptionKeys } from '#platform/backup/keys.ts';
import { MIB, freeBytesOf } from '#platform/disk-space.ts';
import { archiveKeys } from './archive-keys.ts';
import { mirrorFiles } from './file-mirror.ts';
import { archiveLogFile } from './log-file.ts';
import { SEGMENT_BYTES, isNeededToRecover } from './segment-name.ts';
import { SPOOL, countWaiting, isPassedOver, listSpool, passOver } from './spool.ts';
import { identifierOf, listLog, walFolder, type WalFolder } from './wal-folder.ts';

export interface WalKeeperOptions {
  /** The folder of the embedded server. */
  readonly cluster: string;
  /** Where the files of documents lie; undefined where they are in a bucket, whose keeper keeps them. */
  readonly files: string | undefined;
  readonly dataDirectory: string;
  /** Of the backups. */
  readonly directory: string;
  /** Path of a file that keeps that it was there. */
  readonly memory?: string | undefined;
  readonly keys: EncryptionKeys;
  /** What stays free on a disk, whatever waits. */
  readonly reserveBytes: number;
  /** What waits at most, in bytes. */
  readonly maxWaitingBytes?: number;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

export interface WalKeeper {
  /** Brings what waits into the archive; the server has stopped. */
  stop(): Promise<void>;
}

const LOOK_MS = 5_000;
/** As much as the server keeps of its log by itself between two checkpoints, four times over. */
const MAX_WAITING_BYTES = 4 * 1024 * MIB;

/**
 * Brings what the server hands over of its log into the archive, as it comes. Where that cannot be
 * done, it is tried again; and what waits is let go of before it fills the disk: then a new copy of
 * the cluster is needed, and the service goes on.
 */
export function startWalKeeper(options: WalKeeperOptions): WalKeeper {
  const stopping = new AbortController();
  let isFailing = false;
  const pass = async () => {
    try {
      await shipWal(options);
      if (!isFailing || (await isPassedOver(options.cluster))) return;
      options.logger.info('the archive of the database goes on');
      isFailing = false;
    } catch (error) {
      if (!isFailing) options.logger.error({ err: error }, 'the database is not archived');
      isFailing = true;
      await letGo(options).catch((err: unknown) =>
        options.logger.error({ err }, 'what waits for the archive stays where it is'),
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

/** Brings all that waits into the archive, in its order. Refuses a folder of backups that is gone. */
export async function shipWal(options: WalKeeperOptions): Promise<void> {
  const { cluster, directory } = options;
  const waiting = await listSpool(cluster);
  if (waiting.length === 0) return;
  const folder = walFolder(directory, await identifierOf(cluster));
  await requirePlace(options);
  const keys = await keysFor(options, folder);
  // Files are there before what refers to them is committed: so also in the archive.
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

/** By folder: to open them by a passphrase takes its time. */
const opened = new Map<string, Promise<EncryptionKeys>>();

function keysFor(
  { keys, dataDirectory }: WalKeeperOptions,
  folder: WalFolder,
): Promise<EncryptionKeys> {
  const name = `${folder.keys} ${keys.passphrase ?? keys.publicKey ?? ''}`;
  const found = opened.get(name) ?? archiveKeys(keys, { folder, dataDirectory });
  opened.set(name, found);
  found.catch(() => opened.delete(name));
  return found;
}

async function requirePlace(options: WalKeeperOptions): Promise<void> {
  const { directory, memory, reserveBytes } = options;
  await new ArchiveFolder(directory, memory).make();
  const free = freeBytesOf(directory);
  if (free < reserveBytes + SEGMENT_BYTES)
    throw new BackupError(`${Math.floor(free / MIB)} MiB are free on the disk of ${directory}`);
}

async function letGo({
  cluster,
  reserveBytes,
  maxWaitingBytes = MAX_WAITING_BYTES,
  logger,
}: WalKeeperOptions): Promise<void> {
  const bytes = (await countWaiting(cluster)) * SEGMENT_BYTES;
  if (bytes <= maxWaitingBytes && freeBytesOf(cluster) >= reserveBytes) return;
  if (await isPassedOver(cluster)) return;
  await passOver(cluster);
  logger.error(
    { waiting_mib: bytes / MIB },
    'what waited for the archive is let go of: a new copy of the database is needed',
  );
}
