import { assert } from '#domain/kernel/assert.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { canonicalAuditEntry } from '#domain/operations/audit-entry.ts';
import type { Cause } from '#platform/db/audit-trail.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Annotations } from '#platform/db/owned-tables.ts';
import type { NewRow } from '#platform/db/rows.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { appendLinks } from '#platform/security/chain.ts';
import { hashSalted, newSalt } from '#platform/security/salted-hash.ts';
import { makeDrafts, type Draft } from './entries.ts';
import { insertEntries, lockHead } from './repository.ts';

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
 * Creates the function that writes the log entries of a transaction as its last statement, so that
 * the row that orders entries is locked only until the commit. Tables without a description
 * (internal bookkeeping) leave no entry. Actions outside any tenant have a chain of their own,
 * which records nothing personal but the actor: no erasure would reach it.
 */
export function createAuditWriter(personalData: Annotations): (db: Connection) => Promise<void> {
  return (db) => writeAudit(db, personalData);
}

async function writeAudit(db: Connection, personalData: Annotations): Promise<void> {
  const { cause } = db.trail;
  if (cause === undefined) {
    assert(db.trail.actions.length === 0, 'A recorded action has an actor');
    return;
  }
  const isOfPlatform = db.organizationId === NIL_UUID;
  const drafts = makeDrafts(db, personalData);
  if (drafts.length === 0) return;
  const head = await lockHead(db);
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
  const { organizationId: organization_id } = db;
  const rows = appendLinks(head, entries, ({ values_hash, ...entry }) =>
    canonicalAuditEntry({
      organization_id,
      ...entry,
      values_hash: values_hash?.toString('hex') ?? null,
    }),
  );
  await insertEntries(db, rows, apart);
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
