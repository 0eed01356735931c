import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { FileKey, FileStore } from '#platform/files/file-store.ts';
import { readPartBytes, readArchive, type ReadPart } from './archive-reader.ts';
import type { StoredArchive } from './archive-storage.ts';
import { DamagedArchiveError } from './backup-error.ts';
import type { DecryptionKeys } from './keys.ts';
import { hashTableRows, listLiveTables, type LiveTable } from './live-tables.ts';
import { parsePart, tableName, type Manifest } from './manifest.ts';
import { connectBypassingPolicies } from './owner-connection.ts';
import { decompressRows } from './verify-archive.ts';

/** Where an archive is restored to. The tables exist, in the version of the archive. */
export interface RestoreTarget {
  /** Address for a user who sees every row. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** Folder of the keys of the service, and of files on their way to the file store. */
  readonly dataDirectory: string;
}

export interface LoadOptions {
  readonly archive: StoredArchive;
  readonly keys: DecryptionKeys;
  /** Manifest found when the archive was verified. */
  readonly manifest: Manifest;
  /** In bytes of the archive. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Restores rows, files and keys from an archive. The rows are loaded in one transaction, which
 * commits only if every table, read again, has the hash in the manifest.
 */
export async function loadArchive(target: RestoreTarget, options: LoadOptions): Promise<void> {
  const client = await connectBypassingPolicies(target.ownerUrl);
  const workshop = await mkdtemp(join(target.dataDirectory, 'restoring-'));
  try {
    await client.query('begin');
    const tables = await listLiveTables(client);
    // Migrations insert rows of their own.
    const all = tables.map((table) => tableName(table)).join(', ');
    await client.query(`truncate ${all}`);
    await takeParts(new TableLoader(client, tables), { ...target, workshop }, options);
    await compare(client, tables, options.manifest);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
    await rm(workshop, { recursive: true, force: true });
  }
}

interface Workplace extends RestoreTarget {
  readonly workshop: string;
}

async function takeParts(
  loader: TableLoader,
  target: Workplace,
  { archive, keys, manifest, onProgress }: LoadOptions,
): Promise<void> {
  const total = manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for await (const part of readArchive(archive, keys)) {
    const kind = parsePart(part.name);
    if (kind.kind === 'table')
      await loader.add(kind.table, await decompressRows(part.name, await readPartBytes(part)));
    else await loader.end();
    if (kind.kind === 'file') await putFile(target, kind.file, part);
    if (kind.kind === 'secret') await putSecret(target, kind.name, part);
    done = Math.min(total, done + part.size);
    onProgress?.(done, total);
  }
  await loader.end();
}

/** Loads one table after the other. */
class TableLoader {
  readonly #client: Client;
  readonly #tables: ReadonlyMap<string, LiveTable>;
  #open: { readonly name: string; readonly stream: CopyStreamQuery } | undefined;

  constructor(client: Client, tables: readonly LiveTable[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [tableName(table), table]));
  }

  async add(name: string, rows: Buffer): Promise<void> {
    if (this.#open?.name !== name) {
      await this.end();
      this.#open = { name, stream: this.#client.query(copyFrom(this.#statement(name))) };
      // Reported at the end of the table.
      this.#open.stream.on('error', () => undefined);
    }
    const { stream } = this.#open;
    await new Promise<void>((resolve, reject) => {
      stream.write(rows, (error) => (error ? reject(error) : resolve()));
    });
  }

  async end(): Promise<void> {
    const stream = this.#open?.stream;
    this.#open = undefined;
    if (stream === undefined) return;
    stream.end();
    await finished(stream);
  }

  #statement(name: string): string {
    const table = this.#tables.get(name);
    if (table === undefined) throw new DamagedArchiveError(name, 'its version has no such table');
    const columns = table.columns.map((column) => `"${column}"`).join(', ');
    return `copy ${name} (${columns}) from stdin`;
  }
}

async function compare(
  client: Client,
  tables: readonly LiveTable[],
  manifest: Manifest,
): Promise<void> {
  const said = new Map(manifest.tables.map((table) => [tableName(table), table.sha256]));
  for (const table of tables) {
    const name = tableName(table);
    if ((await hashTableRows(client, table)) !== said.get(name))
      throw new DamagedArchiveError(name, 'what was loaded is not what was saved');
  }
}

async function putFile(
  { files, workshop }: Workplace,
  key: FileKey,
  part: ReadPart,
): Promise<void> {
  const path = join(workshop, key.sha256);
  await pipeline(part.content, createWriteStream(path, { mode: 0o600 }));
  await files.put(key, path);
}

async function putSecret(
  { dataDirectory, workshop }: Workplace,
  name: string,
  part: ReadPart,
): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  const path = join(workshop, name);
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(await readPartBytes(part));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(path, join(dataDirectory, name));
}
