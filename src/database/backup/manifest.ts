import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Version of the archive format; others cannot be read. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** SHA-256 of the manifest, as `sha256sum` writes it. */
export const MANIFEST_SUM = 'manifest.json.sha256';

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Count = Type.Integer({ minimum: 0 });
const PlainName = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' });

const ArchivedTable = Type.Object({
  schema: PlainName,
  name: PlainName,
  /** Written columns; generated ones are computed again. */
  columns: Type.Array(PlainName),
  rows: Count,
  /** As COPY writes them. */
  bytes: Count,
  /** Hash of its rows as COPY writes them, in the order of the primary key. */
  sha256: Sha256,
});

const AppliedMigration = Type.Object({ number: Count, name: Type.String(), sha256: Sha256 });

const FileToKeep = Type.Object({ organization_id: Type.String(), sha256: Sha256 });

export const ArchivedHead = Type.Object({
  chain: PlainName,
  organization_id: Type.String(),
  chain_id: Type.String(),
  entry_count: Count,
  head_hash: Sha256,
});

/** Manifest of an archive, in its last parts. */
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** API version of the service that wrote it. */
  version: Type.String(),
  server_version: Type.String(),
  made_at: Type.String(),
  migrations: Type.Array(AppliedMigration),
  /** Referenced tables first. */
  tables: Type.Array(ArchivedTable),
  files: Type.Object({
    count: Count,
    bytes: Count,
    /** Contents that were missing or altered in the file store itself. */
    broken: Type.Array(FileToKeep),
  }),
  /** Heads of all hash chains; archives of earlier versions have none. */
  chains: Type.Optional(Type.Array(ArchivedHead)),
  /** Key files of the data folder; only in encrypted archives. */
  secrets: Type.Array(Type.String()),
  /** All parts before the manifest, in order. */
  parts: Type.Array(Type.Object({ name: Type.String(), bytes: Count, sha256: Sha256 })),
});

export type Manifest = Static<typeof Manifest>;
export type ArchivedTable = Static<typeof ArchivedTable>;
export type AppliedMigration = Static<typeof AppliedMigration>;
export type FileToKeep = Static<typeof FileToKeep>;

/** Parses a manifest; undefined if it is none, or of another format. */
export function parseManifest(bytes: Buffer): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return Value.Check(Manifest, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the name of a table with its schema. */
export function tableName({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

/**
 * Name of a part with rows.
 * @param index of the piece, from 1
 */
export function buildTablePartName(
  table: Pick<ArchivedTable, 'schema' | 'name'>,
  index: number,
): string {
  return `tables/${tableName(table)}/${String(index).padStart(6, '0')}.zst`;
}

/** Returns the name of a file's part in the archive. */
export function filePart({ organization_id, sha256 }: FileToKeep): string {
  return `files/${organization_id}/${sha256}`;
}

/** Returns the name of a secret's part in the archive. */
export function secretPart(name: string): string {
  return `secrets/${name}`;
}

/** Kind of a part, by its name. */
export type PartKind =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly file: FileToKeep }
  | { readonly kind: 'secret'; readonly name: string }
  | { readonly kind: 'other' };

/** Parses the name of a part; `other` for one that is not known. */
export function parsePart(part: string): PartKind {
  const [folder, first = '', second = ''] = part.split('/');
  if (folder === 'tables') return { kind: 'table', table: first };
  if (folder === 'files') return { kind: 'file', file: { organization_id: first, sha256: second } };
  if (folder === 'secrets') return { kind: 'secret', name: first };
  return { kind: 'other' };
}
