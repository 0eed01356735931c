import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { readPartBytes, readArchive, type ReadPart } from './archive-reader.ts';
import type { StoredArchive } from './archive-storage.ts';
import { BackupError, BrokenSealError, DamagedArchiveError } from './backup-error.ts';
import type { DecryptionKeys } from './keys.ts';
import {
  MANIFEST,
  MANIFEST_SUM,
  parsePart,
  parseManifest,
  tableName,
  type Manifest,
} from './manifest.ts';
import { MAX_PIECE_BYTES, countRows } from './pieces.ts';

const decompress = promisify(zstdDecompress);

/** Rows of a table found so far. */
interface Tally {
  readonly hash: Hash;
  rows: number;
}

/** Contents of an archive found so far. */
interface Found {
  readonly parts: Manifest['parts'];
  readonly tables: Map<string, Tally>;
  manifest?: Buffer;
  sum?: string;
}

/**
 * Reads an archive completely. Refuses one with any changed byte.
 * @returns its contents
 */
export async function verifyArchive(
  archive: StoredArchive,
  keys: DecryptionKeys,
): Promise<Manifest> {
  const found: Found = { parts: [], tables: new Map() };
  let broken: BrokenSealError | undefined;
  try {
    for await (const part of readArchive(archive, keys)) await take(part, found);
  } catch (error) {
    if (!(error instanceof BrokenSealError)) throw error;
    broken = error;
  }
  const said = manifestOf(archive.place.addressOf(archive.name), found);
  compareParts(said.parts, found.parts);
  compareTables(said.tables, found.tables);
  if (broken !== undefined) throw broken;
  return said;
}

async function take(part: ReadPart, found: Found): Promise<void> {
  if (part.name === MANIFEST) found.manifest = await readPartBytes(part);
  else if (part.name === MANIFEST_SUM)
    found.sum = (await readPartBytes(part)).toString('utf8', 0, 64);
  else {
    const sha256 = await hashOf(part, found.tables);
    found.parts.push({ name: part.name, bytes: part.size, sha256 });
  }
}

function compareTables(said: Manifest['tables'], tables: Found['tables']): void {
  for (const table of said) {
    const tally = tables.get(tableName(table));
    const sha256 = (tally?.hash ?? createHash('sha256')).digest('hex');
    if ((tally?.rows ?? 0) !== table.rows || sha256 !== table.sha256)
      throw new DamagedArchiveError(tableName(table), 'its rows are not those that were written');
  }
}

/**
 * Decompresses the rows of a piece of a table.
 * @param name of the part
 */
export function decompressRows(name: string, piece: Buffer): Promise<Buffer> {
  return decompress(piece, { maxOutputLength: MAX_PIECE_BYTES }).catch((error: unknown) => {
    throw new DamagedArchiveError(name, 'it does not decompress', { cause: error });
  });
}

async function hashOf(part: ReadPart, tables: Map<string, Tally>): Promise<string> {
  const hash = createHash('sha256');
  const kind = parsePart(part.name);
  if (kind.kind !== 'table') {
    for await (const chunk of part.content) hash.update(chunk);
    return hash.digest('hex');
  }
  const bytes = await readPartBytes(part);
  const rows = await decompressRows(part.name, bytes);
  const tally = tables.get(kind.table) ?? { hash: createHash('sha256'), rows: 0 };
  tally.hash.update(rows);
  tally.rows += countRows(rows);
  tables.set(kind.table, tally);
  return hash.update(bytes).digest('hex');
}

function manifestOf(address: string, { manifest: bytes, sum }: Found): Manifest {
  if (bytes === undefined || sum === undefined)
    throw new BackupError(`${address} is not an archive of this service, or is incomplete`);
  if (createHash('sha256').update(bytes).digest('hex') !== sum)
    throw new DamagedArchiveError(MANIFEST, 'its hash is another');
  const manifest = parseManifest(bytes);
  if (manifest === undefined)
    throw new BackupError(
      `${address} was written by another version, in a form unknown to this one`,
    );
  return manifest;
}

function compareParts(said: Manifest['parts'], seen: Manifest['parts']): void {
  for (const [index, part] of said.entries()) {
    const found = seen[index];
    if (found?.name !== part.name) throw new DamagedArchiveError(part.name, 'it is missing');
    if (found.bytes !== part.bytes || found.sha256 !== part.sha256)
      throw new DamagedArchiveError(part.name, 'its hash is another');
  }
  const more = seen[said.length];
  if (more !== undefined) throw new DamagedArchiveError(more.name, 'nobody has written it');
}
