import type { AuditChange, AuditEntry } from '#contract/audit.ts';
import { formatEuro, isCents } from '#domain/kernel/money.ts';
import type { AuditedChange } from '#domain/operations/audit-entry.ts';
import { toApiObjectType } from '#domain/operations/audit-objects.ts';
import type { ListedEntry } from './repository.ts';

const IN_CENTS = /_cents$/;

/** Converts an entry to its JSON form, with its erasable values. */
export function toAuditEntry(entry: ListedEntry): AuditEntry {
  const { changes, personal, values_hash, details, role_type, ...facts } = entry;
  const apart = new Map((personal ?? []).map((change) => [keyOf(change), change]));
  return {
    ...facts,
    object_type: toApiObjectType(facts.object_type),
    role_type: role_type as AuditEntry['role_type'],
    details: Object.entries(details ?? {}).flatMap(([name, held]) => {
      const value = shownValue(name, held);
      return value === null ? [] : [{ name: nameOf(name), value }];
    }),
    changes: changes.map((change) => shownChange(change, apart.get(keyOf(change)))),
    is_erased: values_hash !== null && personal === null,
  };
}

function keyOf({ object_type, object_id }: AuditedChange): string {
  return `${object_type} ${object_id}`;
}

function shownChange(plain: AuditedChange, personal: AuditedChange | undefined): AuditChange {
  const fields = Object.entries({ ...plain.fields, ...personal?.fields });
  return {
    object_type: toApiObjectType(plain.object_type),
    object_id: plain.object_id,
    deed: plain.deed,
    fields: fields
      .map(([name, [before, after]]) => ({
        name: nameOf(name),
        before: shownValue(name, before),
        after: shownValue(name, after),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Converts a database column to the field name of the API. */
function nameOf(name: string): string {
  return name.replace(IN_CENTS, '');
}

function shownValue(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (IN_CENTS.test(name) && isCents(value)) return formatEuro(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
