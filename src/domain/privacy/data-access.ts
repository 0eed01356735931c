import { assert } from '#domain/kernel/assert.ts';

/** A person's access to the data of an owner. */
export interface ChainedAccess {
  readonly organization_id: string;
  readonly sequence: number;
  readonly id: string;
  readonly owner_id: string;
  readonly actor_id: string;
  readonly operation: string;
  readonly accessed_at: string;
}

/**
 * Serializes an access for its hash chain; equal accesses give equal texts. Only ids are included, so that
 * an erasure keeps it valid.
 */
export function canonicalAccess(access: ChainedAccess): string {
  assert(Number.isSafeInteger(access.sequence) && access.sequence > 0, 'A sequence starts at 1');
  return JSON.stringify({
    version: 1,
    organization_id: access.organization_id,
    sequence: access.sequence,
    id: access.id,
    owner_id: access.owner_id,
    actor_id: access.actor_id,
    operation: access.operation,
    accessed_at: access.accessed_at,
  });
}
