import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Version of the format; others cannot be read. */
export const HANDOVER_FORMAT = 1;
export const MANIFEST = 'manifest.json';

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Count = Type.Integer({ minimum: 0 });
const PlainName = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' });
const Path = Type.String({ minLength: 1, maxLength: 400 });
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const exactly = { additionalProperties: false };

/** Figures by which the books in both offices are compared. */
const Totals = Type.Object(
  {
    entries: Count,
    debit_cents: Count,
    credit_cents: Count,
    open_items_cents: Count,
    free_credits_cents: Count,
  },
  exactly,
);

const Manifest = Type.Object(
  {
    format: Type.Literal(HANDOVER_FORMAT),
    /** Version of the service that made it. */
    version: Type.String({ maxLength: 40 }),
    made_at: Type.String({ maxLength: 40 }),
    mandate_ended_on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    organization: Type.Object({ id: Uuid, name: Type.String({ maxLength: 300 }) }, exactly),
    building: Type.Object({ id: Uuid, name: Type.String({ maxLength: 300 }) }, exactly),
    totals: Totals,
    /** Tables by their files, referenced ones first. */
    tables: Type.Array(
      Type.Object(
        { table: PlainName, path: Path, columns: Type.Array(PlainName), rows: Count },
        exactly,
      ),
    ),
    /** Files of documents by content. */
    contents: Type.Array(
      Type.Object(
        { path: Path, sha256: Sha256, content_type: Type.String({ maxLength: 200 }) },
        exactly,
      ),
    ),
    /** Files of columns, by table, column and id of the row. */
    columns: Type.Array(
      Type.Object({ path: Path, table: PlainName, column: PlainName, id: Uuid }, exactly),
    ),
    /** Every other file of the archive. */
    files: Type.Array(Type.Object({ path: Path, bytes: Count, sha256: Sha256 }, exactly)),
  },
  exactly,
);
export type HandoverManifest = Static<typeof Manifest>;
export type HandoverTotals = Static<typeof Totals>;

/** Parses a manifest; undefined if it is none, or of another format. */
export function parseManifest(text: string): HandoverManifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Manifest, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Names the file of a table like its route: `unit-owners.json`. */
export function fileOfTable(table: string): string {
  return `${table.replaceAll('_', '-')}.json`;
}
