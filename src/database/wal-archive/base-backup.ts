import { createReadStream } from 'node:fs';
import { readFile, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { ArchiveFolder } from '#database/backup/archive-folder.ts';
import { ArchiveWriter } from '#database/backup/archive-writer.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import { isEncrypting, type EncryptionKeys } from '#database/backup/keys.ts';
import { connectBypassingPolicies } from '#database/backup/owner-connection.ts';
import { splitIntoPieces } from '#database/backup/pieces.ts';
import { instantOf, type Clock } from '#platform/clock.ts';
import { hasCode } from '#platform/error-code.ts';
import { syncPath } from './sealed-file.ts';
import { SPOOL, resume } from './spool.ts';
import { buildBaseName, readIdentifier, locateWalFolder } from './wal-folder.ts';

const compress = promisify(zstdCompress);

/** Prefixes of the names of parts. */
export const BASE_PARTS = {
  cluster: 'cluster/',
  label: 'backup_label',
  secret: 'secrets/',
} as const;
/** Format in the manifest of a base backup. */
export const BASE_FORMAT = 'cluster-1';

/** Files of the running server, or of the service, which are not part of its data. */
const LEFT_OUT = [
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'recovery.signal',
  'standby.signal',
  'current_logfiles',
  'superuser-password',
  'log',
  SPOOL,
];
/** Folders that the server needs, but whose content it creates again. */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const INSIDE_WAL = ['pg_wal/archive_status', 'pg_wal/summaries'];
const MADE_AGAIN = /(?:^|\/)(?:pg_internal\.init[^/]*|pgsql_tmp[^/]*)$/;
/** Read last: it must be at least as recent as everything read before. */
const CONTROL = 'global/pg_control';

/** Maximum time until the server has archived the last segment. */
const PATIENCE = '10min';

export interface BaseBackupSource {
  /** Address of a superuser. */
  readonly ownerUrl: string;
  /** Folder of its server. */
  readonly cluster: string;
  /** Key files of the service; missing ones are left out. */
  readonly secrets: { readonly directory: string; readonly names: readonly string[] };
  /** Version of the program. */
  readonly version: string;
}

export interface BaseBackupOptions {
  /** Folder of the backups. */
  readonly directory: string;
  readonly keys: EncryptionKeys;
  readonly clock: Clock;
}

/**
 * Makes a base backup of the running server. Together with its log from then on, it can be
 * recovered to any point in time. Refuses a server that does not archive its log.
 */
export async function writeBaseBackup(
  source: BaseBackupSource,
  { directory, keys, clock }: BaseBackupOptions,
): Promise<{ readonly path: string; readonly bytes: number }> {
  const { bases } = locateWalFolder(directory, await readIdentifier(source.cluster));
  const client = await connectBypassingPolicies(source.ownerUrl);
  try {
    await requireArchiving(client);
    await resume(source.cluster);
    const place = new ArchiveFolder(bases);
    const name = `base-${process.pid}-writing.tar`;
    const archive = await ArchiveWriter.create({ place, name, keys });
    try {
      const segment = await start(client);
      const folders = await addCluster(archive, source.cluster);
      await archive.add(BASE_PARTS.label, Buffer.from(await stop(client)));
      if (isEncrypting(keys)) await addSecrets(archive, source.secrets);
      const { version } = source;
      const bytes = await archive.finish({ format: BASE_FORMAT, version, segment, folders });
      const now = instantOf(clock.nowMs());
      const path = join(bases, buildBaseName(now, segment, isEncrypting(keys)));
      await rename(place.addressOf(name), path);
      await syncPath(bases);
      return { path, bytes };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    // An unfinished base backup ends with its connection.
    await client.end().catch(() => undefined);
  }
}

async function requireArchiving(client: Client): Promise<void> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode');
  if (rows[0]?.archive_mode !== 'on')
    throw new BackupError('the server was started without BACKUP_WAL: restart the service');
}

/** @returns the segment that recovery begins with */
async function start(client: Client): Promise<string> {
  await client.query(`set statement_timeout = '${PATIENCE}'`);
  const { rows } = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('millieme', fast => true)) as segment`,
  );
  return rows[0]?.segment ?? '';
}

/**
 * Waits until the log that the base backup needs is archived.
 * @returns its label
 */
async function stop(client: Client): Promise<string> {
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => true)',
  );
  return rows[0]?.labelfile ?? '';
}

/** @returns the folders, including empty ones */
async function addCluster(archive: ArchiveWriter, cluster: string): Promise<string[]> {
  const folders: string[] = [...INSIDE_WAL];
  const files: string[] = [];
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(cluster.length + 1);
    const [top = ''] = path.split('/');
    if (LEFT_OUT.includes(top) || MADE_AGAIN.test(path)) continue;
    if (EMPTIED.includes(top) && path !== top) continue;
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile() && path !== CONTROL) files.push(path);
  }
  for (const path of [...files.sort(), CONTROL]) await addFile(archive, cluster, path);
  return folders.sort();
}

async function addFile(archive: ArchiveWriter, cluster: string, path: string): Promise<void> {
  try {
    const { size } = await stat(join(cluster, path));
    // Bytes added from now on are in the log.
    const content = size === 0 ? [] : createReadStream(join(cluster, path), { end: size - 1 });
    let index = 0;
    const add = async (piece: Buffer) => {
      index += 1;
      const name = `${BASE_PARTS.cluster}${path}/${String(index).padStart(6, '0')}.zst`;
      await archive.add(name, await compress(piece));
    };
    for await (const piece of splitIntoPieces(content as AsyncIterable<Buffer>)) await add(piece);
    if (index === 0) await add(Buffer.alloc(0));
  } catch (error) {
    // Dropped meanwhile: replaying the log will drop it, too.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function addSecrets(
  archive: ArchiveWriter,
  { directory, names }: BaseBackupSource['secrets'],
): Promise<void> {
  for (const name of names) {
    const content = await readFile(join(directory, name)).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      return undefined;
    });
    if (content !== undefined) await archive.add(`${BASE_PARTS.secret}${name}`, content);
  }
}
