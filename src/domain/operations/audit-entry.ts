import { assert } from '#domain/kernel/assert.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';

/** Kinds of changes to a record. */
export const AUDIT_DEEDS = ['Created', 'Changed', 'Deleted'] as const;
export type AuditDeed = (typeof AUDIT_DEEDS)[number];

/** Fields by name, with what they held before and after. */
export type ChangedFields = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Change that a write made to a record; without fields if they are unknown. */
export interface AuditedChange {
  readonly object_type: string;
  readonly object_id: string;
  readonly deed: AuditDeed;
  readonly fields: ChangedFields;
}

/** The chained part of an entry: nothing that an erasure may have to remove. */
export interface ChainedAuditEntry {
  readonly organization_id: string;
  readonly sequence: number;
  readonly id: string;
  readonly occurred_at: string;
  readonly actor_id: string;
  readonly role_type: string | null;
  readonly operation: string | null;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly changes: readonly AuditedChange[];
  /** Hash of the values stored separately, hexadecimal; null: there are none. */
  readonly values_hash: string | null;
}

/**
 * Serializes an entry for its hash chain; equal entries give equal texts. Erasable values are included
 * as a hash, so that the chain stays valid without them.
 */
export function canonicalAuditEntry(entry: ChainedAuditEntry): string {
  assert(Number.isSafeInteger(entry.sequence) && entry.sequence > 0, 'A sequence starts at 1');
  return JSON.stringify({
    version: 1,
    organization_id: entry.organization_id,
    sequence: entry.sequence,
    id: entry.id,
    occurred_at: entry.occurred_at,
    actor_id: entry.actor_id,
    role_type: entry.role_type,
    operation: entry.operation,
    action: entry.action,
    object_type: entry.object_type,
    object_id: entry.object_id,
    changes: canonicalJson(entry.changes),
    values_hash: entry.values_hash,
  });
}

/** A row before and after a change; null: it did not exist, or no longer does. */
interface Images {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Columns that every row has, or that follow from others. */
const TECHNICAL = new Set([
  'organization_id',
  'id',
  'version',
  'search_text',
  'name_key',
  'name_order',
  'number_key',
  'number_order',
  'title_order',
  'due_order',
  'supplier_order',
  'during',
  'spelling_key',
  'created_at',
  'updated_at',
]);

/** Lists the fields that differ. Of a new or deleted row, those with a value. */
export function changedFields({ before, after }: Images): ChangedFields {
  const names = Object.keys({ ...before, ...after }).filter((name) => !TECHNICAL.has(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const was = before?.[name] ?? null;
      const is = after?.[name] ?? null;
      return canonicalJson(was) === canonicalJson(is) ? [] : [[name, [was, is] as const]];
    }),
  );
}

/** Determines the kind of a change. */
export function determineDeed({ before, after }: Images): AuditDeed {
  if (before === null && after !== null) return 'Created';
  return after === null && before !== null ? 'Deleted' : 'Changed';
}
