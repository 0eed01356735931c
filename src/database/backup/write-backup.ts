import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import {
  findRewritten,
  listHeads,
  type HashChain,
  type RecordedHead,
} from '#platform/db/recorded-heads.ts';
import { hasCode } from '#platform/error-code.ts';
import { findFileFault } from '#platform/files/check-content.ts';
import type { FileKey, FileStore } from '#platform/files/file-store.ts';
import { ArchiveWriter, type ArchiveTarget } from './archive-writer.ts';
import { isEncrypting } from './keys.ts';
import type { LiveTable } from './live-tables.ts';
import {
  FORMAT,
  filePart,
  secretPart,
  buildTablePartName,
  type ArchivedTable,
  type Manifest,
} from './manifest.ts';
import { countRows, splitIntoPieces } from './pieces.ts';
import { Snapshot } from './snapshot.ts';

const compress = promisify(zstdCompress);

/** A content of the file store, and how many bytes it has. */
interface StoredFile extends FileKey {
  readonly size: number;
}

/** Everything that a backup is made of. */
export interface BackupSource {
  /** Address for a user who sees every row. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** Finds the contents that something refers to. */
  readonly filesInUse: (snapshot: Pick<Snapshot, 'query'>) => Promise<StoredFile[]>;
  /** Lists the kinds of hash chains whose heads are recorded. */
  readonly listChains: () => Promise<readonly HashChain[]>;
  /** Key files of the service; missing ones are left out. */
  readonly secrets: { readonly directory: string; readonly names: readonly string[] };
  /** Version of the program. */
  readonly version: string;
}

export interface BackupOptions extends ArchiveTarget {
  /** An instant. */
  readonly now: string;
  /** Heads recorded by the archive before; compared with the chains. */
  readonly recorded?: readonly RecordedHead[] | undefined;
  /** In bytes, as far as known in advance. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

type WrittenManifest = Omit<Manifest, 'parts'> & Required<Pick<Manifest, 'chains'>>;

export interface WrittenBackup {
  readonly bytes: number;
  readonly manifest: WrittenManifest;
  /** Recorded heads that the chains no longer have. */
  readonly rewritten: readonly RecordedHead[];
}

/**
 * Writes database and files, as of one moment, into an archive, while users keep working. Holds
 * only a piece of a table or of a file in memory.
 */
export async function writeBackup(
  source: BackupSource,
  options: BackupOptions,
): Promise<WrittenBackup> {
  const snapshot = await Snapshot.open(source.ownerUrl);
  try {
    const chains = await source.listChains();
    const rewritten = await findRewritten(snapshot, chains, options.recorded ?? []);
    const heads = await listHeads(snapshot, chains);
    const archive = await ArchiveWriter.create(options);
    try {
      const manifest = { ...(await fill(archive, snapshot, source, options)), chains: heads };
      return { manifest, rewritten, bytes: await archive.finish(manifest) };
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await snapshot.close();
  }
}

async function fill(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  source: BackupSource,
  { keys, now, onProgress }: BackupOptions,
): Promise<Omit<Manifest, 'parts' | 'chains'>> {
  const migrations = await snapshot.migrations();
  const live = await snapshot.tables();
  const stored = await source.filesInUse(snapshot);
  const server_version = await snapshot.serverVersion();
  const progress = new Progress(
    [...live.map(({ bytes }) => bytes), ...stored.map(({ size }) => size)],
    onProgress,
  );
  const tables: ArchivedTable[] = [];
  for (const table of live)
    tables.push(
      await progress.during(table.bytes, (tell) => addTable(archive, snapshot, table, tell)),
    );
  await snapshot.leave();
  const broken: FileKey[] = [];
  let [count, bytes] = [0, 0];
  for (const file of stored) {
    const isWhole = await progress.during(file.size, () => addFile(archive, source.files, file));
    if (isWhole) [count, bytes] = [count + 1, bytes + file.size];
    else broken.push({ organization_id: file.organization_id, sha256: file.sha256 });
  }
  const secrets = isEncrypting(keys) ? await addSecrets(archive, source.secrets) : [];
  return {
    format: FORMAT,
    version: source.version,
    server_version,
    made_at: now,
    migrations,
    tables,
    files: { count, bytes, broken },
    secrets,
  };
}

async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  table: LiveTable,
  tell: (bytes: number) => void,
): Promise<ArchivedTable> {
  const hash = createHash('sha256');
  let [rows, bytes, index] = [0, 0, 0];
  for await (const piece of splitIntoPieces(snapshot.readRows(table))) {
    hash.update(piece);
    rows += countRows(piece);
    bytes += piece.length;
    index += 1;
    await archive.add(buildTablePartName(table, index), await compress(piece));
    tell(piece.length);
  }
  const { schema, name, columns } = table;
  return { schema, name, columns, rows, bytes, sha256: hash.digest('hex') };
}

/**
 * Adds a file. An altered or missing one must not stop the rest of the backup.
 * @returns whether it is intact
 */
async function addFile(
  archive: ArchiveWriter,
  files: FileStore,
  { size, ...key }: StoredFile,
): Promise<boolean> {
  if ((await findFileFault(files, key)) !== undefined) return false;
  await archive.addStream(filePart(key), size, await files.open(key));
  return true;
}

async function addSecrets(
  archive: ArchiveWriter,
  { directory, names }: BackupSource['secrets'],
): Promise<string[]> {
  const added: string[] = [];
  for (const name of names) {
    const content = await readFile(join(directory, name)).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      return undefined;
    });
    if (content === undefined) continue;
    await archive.add(secretPart(name), content);
    added.push(name);
  }
  return added;
}

/** Reports progress, by the sizes known in advance. */
class Progress {
  readonly #total: number;
  readonly #tell: BackupOptions['onProgress'];
  #done = 0;

  constructor(expected: readonly number[], tell: BackupOptions['onProgress']) {
    this.#total = expected.reduce((sum, bytes) => sum + bytes, 0);
    this.#tell = tell;
  }

  async during<T>(
    expected: number,
    work: (tell: (bytes: number) => void) => Promise<T>,
  ): Promise<T> {
    let seen = 0;
    const result = await work((bytes) => {
      seen = Math.min(expected, seen + bytes);
      this.#tell?.(this.#done + seen, this.#total);
    });
    this.#done += expected;
    this.#tell?.(this.#done, this.#total);
    return result;
  }
}
