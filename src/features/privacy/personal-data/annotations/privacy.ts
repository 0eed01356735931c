import { of } from '../annotation.ts';

/** Evidence that the rights of a person were respected. */
export const privacy = {
  data_rectifications: of('data_rectifications', ({ none, erase, actors }) => ({
    ...none('organization_id', 'id', 'field', 'rectified_at'),
    ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', ['owner_id']),
    ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Content', [
      'value_before',
      'value_after',
      'reason',
    ]),
    ...actors('rectified_by'),
  })),
  data_restrictions: of('data_restrictions', ({ none, erase, actors }) => ({
    ...none('organization_id', 'id', 'placed_at', 'lifted_at'),
    ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', [
      'owner_id',
      'ground',
    ]),
    ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Content', [
      'reason',
      'lift_reason',
    ]),
    ...actors('placed_by', 'lifted_by'),
  })),
  data_accesses: of('data_accesses', ({ none, keep, actors }) => ({
    ...none('organization_id', 'id', 'sequence', 'previous_hash', 'hash'),
    ...keep({ subject: 'Owner', by: 'owner_id' }, 'AuditTrail', 'Activity', [
      'owner_id',
      'operation',
      'accessed_at',
    ]),
    ...actors('actor_id'),
  })),
  data_access_heads: of('data_access_heads', ({ none }) => ({
    ...none('organization_id', 'entry_count', 'head_hash'),
  })),
  erasures: of('erasures', ({ none, keep, actors }) => ({
    ...none('organization_id', 'id', 'erased_at'),
    ...keep({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', [
      'owner_id',
      'retained',
    ]),
    ...actors('erased_by'),
  })),
};
