import { assert } from '#domain/kernel/assert.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Cause } from '#platform/db/audit-trail.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Annotations } from '#platform/db/owned-tables.ts';
import type { NewRow } from '#platform/db/rows.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { hashSalted, newSalt } from '#platform/security/salted-hash.ts';
import { makeDrafts, type Draft } from './entries.ts';
import { buildEntryInserts, type EntryInserts } from './repository.ts';

/** The erasable values of an entry, stored separately; undefined: none. */
export type AuditValues = Pick<
  NewRow<'audit_values'>,
  'salt' | 'address' | 'subjects' | 'details' | 'changes'
>;

/** Computes the hash that proves the values unchanged while they exist. */
export function hashAuditValues({
  salt,
  address,
  details,
  changes,
}: Omit<AuditValues, 'subjects'>): Buffer {
  return hashSalted(salt, canonicalJson({ address: address ?? null, details, changes }));
}

/**
 * Creates the function that builds the last statements of a transaction: those that write its log
 * entries. They are linked into the chain after the commit, so that the writes of an organization
 * do not wait for each other. Tables without a description (internal
 * bookkeeping) leave no entry. Actions outside any tenant have a chain of their own, which records
 * nothing personal but the actor: no erasure would reach it.
 */
export function createAuditWriter(personalData: Annotations): (db: Connection) => EntryInserts {
  return (db) => writeAudit(db, personalData);
}

function writeAudit(db: Connection, personalData: Annotations): EntryInserts {
  const { cause } = db.trail;
  if (cause === undefined) {
    assert(db.trail.actions.length === 0, 'A recorded action has an actor');
    return [];
  }
  const isOfPlatform = db.organizationId === NIL_UUID;
  const drafts = makeDrafts(db, personalData);
  if (drafts.length === 0) return [];
  const apart: NewRow<'audit_values'>[] = [];
  const entries = drafts.map((draft) => {
    const values = isOfPlatform
      ? valuesOf({ ...draft, personal: [] }, { ...cause, address: null })
      : valuesOf(draft, cause);
    const id = cause.newId();
    if (values !== undefined) apart.push({ id, ...values });
    return {
      id,
      occurred_at: cause.now,
      actor_id: cause.actorId,
      role_type: cause.role,
      operation: cause.operation,
      action: draft.action,
      object_type: draft.object_type,
      object_id: draft.object_id,
      changes: draft.changes,
      values_hash: values === undefined ? null : hashAuditValues(values),
    };
  });
  return buildEntryInserts(db, entries, apart);
}

function valuesOf(draft: Draft, { address, actorId }: Cause): AuditValues | undefined {
  const { details, personal, subjects } = draft;
  if (address === null && personal.length === 0 && Object.keys(details).length === 0)
    return undefined;
  return {
    salt: newSalt(),
    address,
    subjects: [...subjects, actorId],
    // Normalizes the value as the database returns it: without undefined properties.
    details: JSON.parse(JSON.stringify(details)) as object,
    changes: personal,
  };
}
