import { assert } from '#domain/kernel/assert.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';

/** What was done to a record. */
export const AUDIT_DEEDS = ['Created', 'Changed', 'Deleted'] as const;
export type AuditDeed = (typeof AUDIT_DEEDS)[number];

/** Fields by name, with what they held before and after. */
export type ChangedFields = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** What a write did to one record; no fields: it is not known which. */
export interface AuditedChange {
  readonly object_type: string;
  readonly object_id: string;
  readonly deed: AuditDeed;
  readonly fields: ChangedFields;
}

/** What of an entry is chained: nothing that an erasure may have to reach. */
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
  /** Of what stands apart, hexadecimal; null: nothing does. */
  readonly values_hash: string | null;
}

/**
 * The text that is hashed for an entry: the same entry always gives the same text. The chain follows
 * the rule of the ledger: sha256(previous hash + this text). What an erasure removes goes in as a hash,
 * so that the chain stays whole without it.
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

/** A row of a record before and after; null: there was none, or is none any more. */
interface Images {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What every row has, or what follows from other columns. */
const TECHNICAL = new Set([
  'organization_id',
  'id',
  'version',
  'search_text',
  'name_key',
  'name_order',
  'number_order',
  'title_order',
  'due_order',
  'supplier_order',
  'during',
  'spelling_key',
  'created_at',
  'updated_at',
]);

/** The fields that differ. Of a row that is new or gone, those that hold something. */
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

/** What was done to it. */
export function deedOf({ before, after }: Images): AuditDeed {
  if (before === null && after !== null) return 'Created';
  return after === null && before !== null ? 'Deleted' : 'Changed';
}
