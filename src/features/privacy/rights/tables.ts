import { left, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    data_rectifications: ({ none, erase, actors }) => ({
      ...none('id', 'field', 'rectified_at'),
      ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', ['owner_id']),
      ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Content', [
        'value_before',
        'value_after',
        'reason',
      ]),
      ...actors('rectified_by'),
    }),
    data_restrictions: ({ none, erase, actors }) => ({
      ...none('id', 'placed_at', 'lifted_at'),
      ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Activity', [
        'owner_id',
        'ground',
      ]),
      ...erase({ subject: 'Owner', by: 'owner_id' }, 'PrivacyRequests', 'Content', [
        'reason',
        'lift_reason',
      ]),
      ...actors('placed_by', 'lifted_by'),
    }),
  },
  constraints: {
    data_restrictions_one_of_a_ground: { code: 'duplicate', what: 'restriction' },
  },
  handover: {
    data_rectifications: left('the log of the office'),
    data_restrictions: within('owners', 'owner_id'),
  },
});
