import { StringDecoder } from 'node:string_decoder';
import { readPartBytes, readArchive } from './archive-reader.ts';
import type { StoredArchive } from './archive-storage.ts';
import { DamagedArchiveError } from './backup-error.ts';
import type { DecryptionKeys } from './keys.ts';
import { parsePart, tableName, type Manifest } from './manifest.ts';
import { decompressRows } from './verify-archive.ts';

/** Values of a row by column, as COPY writes them. */
export type ArchivedRow = Readonly<Record<string, string>>;

/**
 * Reads the rows of one table of a verified archive, in batches, in the order of the primary key.
 * Only for tables whose texts have no tab, line end or backslash.
 * @param name of the table with its schema
 */
export async function* readArchivedRows(
  archive: StoredArchive,
  keys: DecryptionKeys,
  { tables }: Pick<Manifest, 'tables'>,
  name: string,
): AsyncGenerator<ArchivedRow[]> {
  const columns = tables.find((table) => tableName(table) === name)?.columns;
  if (columns === undefined) throw new DamagedArchiveError(name, 'the archive has no such table');
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of readArchive(archive, keys)) {
    const kind = parsePart(part.name);
    if (kind.kind !== 'table' || kind.table !== name) continue;
    const piece = await decompressRows(part.name, await readPartBytes(part));
    const lines = (rest + decoder.write(piece)).split('\n');
    // A piece may end within a row.
    rest = lines.pop() ?? '';
    yield lines.map((line) => toRow(columns, line));
  }
}

function toRow(columns: readonly string[], line: string): ArchivedRow {
  const values = line.split('\t');
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
}

/** Converts the bytes of a value to hexadecimal digits: COPY writes them after two backslashes. */
export function toHex(value: string | undefined): string {
  return value?.replace(/^\\\\x/, '') ?? '';
}
