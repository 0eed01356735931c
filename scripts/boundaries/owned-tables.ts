import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnedTables } from '#platform/db/owned-tables.ts';

/** The tables of one folder. */
interface Declared extends OwnedTables {
  /** The only folder below src whose SQL may name them. */
  readonly owner: string;
}

async function readTables(path: string): Promise<Declared> {
  const { tables } = (await import(pathToFileURL(resolve(path)).href)) as { tables: OwnedTables };
  return { ...tables, owner: dirname(path.replace(/^src\//, '')) };
}

/** The declarations of all owners: every `tables.ts` of a feature or the platform. */
export const ownedTables = await Promise.all(
  globSync('src/{features,platform}/**/tables.ts').sort().map(readTables),
);

/** Every declared table by its full name, `app.units`, with the folder below src that owns it. */
export const declarations = ownedTables.flatMap(({ columns, owner }) =>
  Object.keys(columns).map(
    (table) => [table.includes('.') ? table : `app.${table}`, owner] as const,
  ),
);

/** Folder below src that owns a table. */
export const tableOwners: ReadonlyMap<string, string> = new Map(declarations);
