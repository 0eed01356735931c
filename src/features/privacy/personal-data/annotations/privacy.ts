import { of } from '../annotation.ts';

const request = { subject: 'Owner', by: 'owner_id', processing: 'PrivacyRequests' } as const;

/** What is kept to show that the rights of the person were met. */
export const privacy = {
  data_rectifications: of('data_rectifications', ({ none, data, actors }) => ({
    ...none('organization_id', 'id', 'field', 'rectified_at'),
    ...data({ ...request, category: 'Activity', erasure: 'Erase' }, 'owner_id'),
    ...data(
      { ...request, category: 'Content', erasure: 'Erase' },
      'value_before',
      'value_after',
      'reason',
    ),
    ...actors('rectified_by'),
  })),
  data_restrictions: of('data_restrictions', ({ none, data, actors }) => ({
    ...none('organization_id', 'id', 'placed_at', 'lifted_at'),
    ...data({ ...request, category: 'Activity', erasure: 'Erase' }, 'owner_id', 'ground'),
    ...data({ ...request, category: 'Content', erasure: 'Erase' }, 'reason', 'lift_reason'),
    ...actors('placed_by', 'lifted_by'),
  })),
  erasures: of('erasures', ({ none, data, actors }) => ({
    ...none('organization_id', 'id', 'erased_at'),
    ...data({ ...request, category: 'Activity', erasure: 'Keep' }, 'owner_id', 'retained'),
    ...actors('erased_by'),
  })),
};
