import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readPartBytes, readArchive, type ReadPart } from '#database/backup/archive-reader.ts';
import { BackupError, DamagedArchiveError } from '#database/backup/backup-error.ts';
import type { DecryptionKeys } from '#database/backup/keys.ts';
import { MANIFEST } from '#database/backup/manifest.ts';
import { openArchiveAt } from '#database/backup/open-storage.ts';
import { decompressRows } from '#database/backup/verify-archive.ts';
import { BASE_FORMAT, BASE_PARTS } from './base-backup.ts';
import { restoreLogFile } from './log-file.ts';
import type { RecoveryPlan } from './plan-recovery.ts';

/** The last part of a base backup. */
const BaseManifest = Type.Object({
  format: Type.Literal(BASE_FORMAT),
  folders: Type.Array(Type.String()),
});
type BaseManifest = Static<typeof BaseManifest>;

/** Parses the manifest of a base backup; undefined if it is none. */
export function parseBaseManifest(bytes: Buffer): BaseManifest | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return Value.Check(BaseManifest, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** In the cluster folder, until it is recovered. */
export const RECOVERED_LOG = 'recovered-wal';

export interface ClusterTarget {
  /** The cluster folder, which must not exist yet. */
  readonly cluster: string;
  /** Destination of the keys of the service. */
  readonly dataDirectory: string;
}

/**
 * Restores a base backup and its log from the archive. Every byte is verified: damaged files are
 * refused.
 * @param keys of the base backup, and of the pieces of its log
 */
export async function restoreCluster(
  { base, log }: RecoveryPlan,
  target: ClusterTarget,
  keys: { readonly base: DecryptionKeys; readonly pieces: DecryptionKeys },
): Promise<void> {
  const { cluster } = target;
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  let manifest: BaseManifest | undefined;
  for await (const part of readArchive(openArchiveAt(base.path), keys.base)) {
    if (part.name === MANIFEST) manifest = parseBaseManifest(await readPartBytes(part));
    else await takePart(part, target);
  }
  if (manifest === undefined)
    throw new BackupError(`${base.path} is not a copy of a database, or is incomplete`);
  for (const folder of manifest.folders)
    await mkdir(resolveWithin(cluster, folder), { recursive: true, mode: 0o700 });
  const place = join(cluster, RECOVERED_LOG);
  await mkdir(place, { mode: 0o700 });
  for (const file of log) await restoreLogFile(file, join(place, file.name), keys.pieces);
}

async function takePart(part: ReadPart, { cluster, dataDirectory }: ClusterTarget): Promise<void> {
  const { name } = part;
  if (name.startsWith(BASE_PARTS.cluster)) {
    const path = resolveWithin(cluster, dirname(name.slice(BASE_PARTS.cluster.length)));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await appendFile(path, await decompressRows(name, await readPartBytes(part)), { mode: 0o600 });
  } else if (name === BASE_PARTS.label)
    await writeFile(join(cluster, name), await readPartBytes(part), { mode: 0o600 });
  else if (name.startsWith(BASE_PARTS.secret)) {
    const path = resolveWithin(dataDirectory, name.slice(BASE_PARTS.secret.length));
    await writeFile(path, await readPartBytes(part), { mode: 0o600, flush: true });
  }
}

/** Resolves a path within a folder. Refuses a name that leads out of it. */
function resolveWithin(folder: string, path: string): string {
  if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/'))
    throw new DamagedArchiveError(path, 'its name leads elsewhere');
  return join(folder, path);
}
