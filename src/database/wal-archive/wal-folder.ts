import { open, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BackupError } from '#database/backup/backup-error.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import { hasCode } from '#platform/error-code.ts';
import { parseSealedName } from './sealed-file.ts';
import { isNeededToRecover, isSegment } from './segment-name.ts';

/** Within the folder of backups; it has a folder for every server that was ever archived there. */
const CONTINUOUS = 'continuous';
const IDENTIFIER = /^\d+$/;
const BASE = /^base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9A-F]{24})\.tar(\.age)?$/;
const LOG_FILE = /^([0-9A-F.a-z]+)-([0-9a-f]{64})\.zst$/;

/** Folders of the archive of one server. */
export interface WalFolder {
  readonly bases: string;
  readonly wal: string;
  /** Files of documents, added as they arrive. */
  readonly files: string;
  /** Names of files that are no longer in the file store. */
  readonly gone: string;
  /** Keys that decrypt the archive, each encrypted by the passphrase. */
  readonly keys: string;
}

/** A base backup, by its name. */
export interface Base {
  readonly path: string;
  /** Earliest time it can be recovered to, in milliseconds since 1970. */
  readonly fromMs: number;
  /** First segment that recovery reads. */
  readonly segment: string;
}

/** A segment or a history of the archive. */
export interface LogFile {
  readonly path: string;
  readonly name: string;
  /** Hash of its content. */
  readonly sha256: string;
}

function findContinuousFolder(directory: string): string {
  return join(directory, CONTINUOUS);
}

/** Returns the folders of the saved log of one cluster. */
export function locateWalFolder(directory: string, identifier: string): WalFolder {
  const root = join(findContinuousFolder(directory), identifier);
  return {
    bases: join(root, 'bases'),
    wal: join(root, 'wal'),
    files: join(root, 'files'),
    gone: join(root, 'gone'),
    keys: join(root, 'keys'),
  };
}

/** Lists the servers in the archive of a folder of backups. */
export async function listIdentifiers(directory: string): Promise<string[]> {
  return (await listNames(findContinuousFolder(directory))).filter((name) => IDENTIFIER.test(name));
}

/** Removes everything saved for a cluster. */
export async function removeFolder(directory: string, identifier: string): Promise<void> {
  await rm(join(findContinuousFolder(directory), identifier), { recursive: true, force: true });
}

/** System identifier that `initdb` gave the cluster: the first eight bytes of pg_control. */
export async function readIdentifier(cluster: string): Promise<string> {
  const handle = await open(join(cluster, 'global', 'pg_control'), 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return String(buffer.readBigUInt64LE());
  } finally {
    await handle.close();
  }
}

/**
 * Builds the name of a base backup.
 * @param now the instant at which it was complete
 */
export function buildBaseName(now: string, segment: string, isEncrypted: boolean): string {
  // Rounded up to the next second: recovery is never possible to a time before it was complete.
  const second = instantOf(Math.ceil(parseInstantMs(now) / 1_000) * 1_000);
  const digits = second.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '');
  return `base-${digits}-${segment}.tar${isEncrypted ? '.age' : ''}`;
}

/** Whether a path is that of a base backup. */
export function isBase(path: string): boolean {
  return BASE.test(basename(path));
}

/** Base backups, newest first. */
export async function listBases({ bases }: WalFolder): Promise<Base[]> {
  const found = (await listNames(bases)).flatMap((name) => {
    const [, year, month, day, hour, minute, second, segment] = BASE.exec(name) ?? [];
    if (segment === undefined) return [];
    const instant = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
    return [{ path: join(bases, name), fromMs: parseInstantMs(instant), segment }];
  });
  return found.sort((one, other) => other.fromMs - one.fromMs);
}

/** Returns the name of a saved log file, which includes its checksum. */
export function formatLogFileName(name: string, sha256: string): string {
  return `${name}-${sha256}.zst`;
}

/** Segments and histories, by name. Refuses two different files of the same name. */
export async function listLog({ wal }: WalFolder): Promise<LogFile[]> {
  const found = new Map<string, LogFile>();
  for (const file of (await listNames(wal)).sort()) {
    const [, name, sha256] = LOG_FILE.exec(parseSealedName(file) ?? '') ?? [];
    if (name === undefined || sha256 === undefined || !isNeededToRecover(name)) continue;
    const known = found.get(name);
    if (known !== undefined && known.sha256 !== sha256)
      throw new BackupError(`${wal} has two of ${name}: two servers have written there`);
    found.set(name, { path: join(wal, file), name, sha256 });
  }
  return [...found.values()];
}

/** Lists the names of the segments among log files. */
export function listSegments(log: readonly LogFile[]): string[] {
  return log.map(({ name }) => name).filter(isSegment);
}

/** Lists the entries of a folder; none if it is missing. */
export async function listNames(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}
