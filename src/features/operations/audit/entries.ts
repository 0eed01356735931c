import {
  changedFields,
  determineDeed,
  type AuditedChange,
  type ChangedFields,
} from '#domain/operations/audit-entry.ts';
import { getObjectType } from '#domain/operations/audit-objects.ts';
import type { RowChange } from '#platform/db/audit-trail.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Annotation, Annotations } from '#platform/db/owned-tables.ts';
import { isUuid } from '#platform/ids.ts';

/** An entry without the user and time. */
export interface Draft {
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly details: object;
  /** Changes without personal data. */
  readonly changes: readonly AuditedChange[];
  /** Changes that an erasure may have to remove, with the ids of the persons they may concern. */
  readonly personal: readonly AuditedChange[];
  readonly subjects: readonly string[];
}

/** The columns of a change, split by whether they contain personal data. */
interface Sorted {
  readonly plain: AuditedChange;
  readonly personal: AuditedChange;
  readonly subjects: readonly string[];
}

/** Classifies a column; secrets, such as passwords, are never copied to the log. */
function classify(about: Annotation | undefined): 'plain' | 'personal' | 'secret' {
  if (about === undefined || about === null || about.processing === 'AuditTrail') return 'plain';
  return about.category === 'Credentials' ? 'secret' : 'personal';
}

function sortValues(change: RowChange, personalData: Annotations): Sorted {
  const { table, id: object_id } = change;
  const fields = Object.entries(changedFields(change));
  const having = (nature: ReturnType<typeof classify>): ChangedFields =>
    Object.fromEntries(fields.filter(([name]) => classify(personalData[table]?.[name]) === nature));
  const about = { object_type: getObjectType(table), object_id, deed: determineDeed(change) };
  const named = Object.entries({ ...change.before, ...change.after }).flatMap(([name, value]) =>
    name.endsWith('_id') && typeof value === 'string' && isUuid(value) ? [value] : [],
  );
  return {
    plain: { ...about, fields: having('plain') },
    personal: { ...about, fields: having('personal') },
    subjects: [object_id, ...named],
  };
}

/** Merges the changes of one transaction by row, so that several writes to a row count as one. */
function mergeChanges(changes: readonly RowChange[]): RowChange[] {
  const byRow = new Map<string, RowChange>();
  for (const change of changes) {
    const key = `${change.table} ${change.id}`;
    const first = byRow.get(key);
    if (first === undefined) byRow.set(key, change);
    else {
      const after = change.after === null ? null : { ...first.after, ...change.after };
      const before = first.before === null ? null : { ...change.before, ...first.before };
      byRow.set(key, { ...first, before, after });
    }
  }
  return [...byRow.values()].filter(({ before, after }) => before !== null || after !== null);
}

/**
 * Makes the log entries of a transaction: one for each recorded action, else one for everything.
 * Each change belongs to the action on its record, or to the first.
 */
export function makeDrafts(
  { trail, written, organizationId }: Connection,
  personalData: Annotations,
): Draft[] {
  const changes = mergeChanges(trail.changes).map((change) => sortValues(change, personalData));
  const actions = trail.actions.length > 0 ? trail.actions : namelessAction();
  const placeOf = ({ plain }: Sorted) =>
    Math.max(
      actions.findIndex(({ object_id }) => object_id === plain.object_id),
      0,
    );
  const byPlace = Map.groupBy(changes, placeOf);
  return actions.map(({ action, object_id, details }, index) => {
    const here = byPlace.get(index) ?? [];
    return {
      action,
      object_type: action.split('.')[0] ?? '',
      object_id,
      details,
      changes: here.map(({ plain }) => plain),
      personal: here.flatMap(({ personal }) =>
        Object.keys(personal.fields).length > 0 && !trail.isErasing ? [personal] : [],
      ),
      subjects: [...new Set([object_id, ...here.flatMap(({ subjects }) => subjects)])],
    };
  });

  /**
   * Names an unnamed action after the first changed record, or after the request if there is none.
   */
  function namelessAction() {
    const { cause, omitted } = trail;
    const [first] = changes;
    const details = omitted > 0 ? { omitted } : {};
    if (first !== undefined) {
      const { object_type, object_id, deed } = first.plain;
      return [{ action: `${object_type}.${deed.toLowerCase()}`, object_id, details }];
    }
    if (cause?.isWrite !== true) return [];
    const [[table, ids] = []] = written.byTable;
    const id = cause.objectId ?? ids?.values().next().value ?? organizationId;
    return [
      {
        action: table === undefined ? 'request.done' : `${getObjectType(table)}.changed`,
        object_id: id,
        details,
      },
    ];
  }
}
