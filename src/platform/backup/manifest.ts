import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Of the archive; one that is read has this one. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** Its SHA-256, as `sha256sum` writes it. */
export const MANIFEST_SUM = 'manifest.json.sha256';

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Count = Type.Integer({ minimum: 0 });
const PlainName = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' });

const ArchivedTable = Type.Object({
  schema: PlainName,
  name: PlainName,
  /** Those that are written; what the database works out, it works out again. */
  columns: Type.Array(PlainName),
  rows: Count,
  /** As COPY writes them. */
  bytes: Count,
  /** Of its rows as COPY writes them, in the order of the primary key. */
  sha256: Sha256,
});

const AppliedMigration = Type.Object({ number: Count, name: Type.String(), sha256: Sha256 });

const FileToKeep = Type.Object({ organization_id: Type.String(), sha256: Sha256 });

/** What an archive says of itself, in its last parts. */
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** Of the interface of the version that wrote it. */
  version: Type.String(),
  server_version: Type.String(),
  made_at: Type.String(),
  migrations: Type.Array(AppliedMigration),
  /** Those that others refer to come first. */
  tables: Type.Array(ArchivedTable),
  files: Type.Object({
    count: Count,
    bytes: Count,
    /** What the file store itself no longer had, or had altered. */
    broken: Type.Array(FileToKeep),
  }),
  /** Of the data folder: only of an archive that is encrypted. */
  secrets: Type.Array(Type.String()),
  /** All that comes before the manifest, in its order. */
  parts: Type.Array(Type.Object({ name: Type.String(), bytes: Count, sha256: Sha256 })),
});

export type Manifest = Static<typeof Manifest>;
export type ArchivedTable = Static<typeof ArchivedTable>;
export type AppliedMigration = Static<typeof AppliedMigration>;
export type FileToKeep = Static<typeof FileToKeep>;

/** Undefined where it is none, or one of another format. */
export function parseManifest(bytes: Buffer): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return Value.Check(Manifest, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function tableName({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

/** @param index of the piece, from 1 */
export function tablePart(table: Pick<ArchivedTable, 'schema' | 'name'>, index: number): string {
  return `tables/${tableName(table)}/${String(index).padStart(6, '0')}.zst`;
}

export function filePart({ organization_id, sha256 }: FileToKeep): string {
  return `files/${organization_id}/${sha256}`;
}

export function secretPart(name: string): string {
  return `secrets/${name}`;
}

/** What a part is, by its name. */
export type PartKind =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly file: FileToKeep }
  | { readonly kind: 'secret'; readonly name: string }
  | { readonly kind: 'other' };

export function kindOf(part: string): PartKind {
  const [folder, first = '', second = ''] = part.split('/');
  if (folder === 'tables') return { kind: 'table', table: first };
  if (folder === 'files') return { kind: 'file', file: { organization_id: first, sha256: second } };
  if (folder === 'secrets') return { kind: 'secret', name: first };
  return { kind: 'other' };
}
