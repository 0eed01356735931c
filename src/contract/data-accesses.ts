import { Instant, nullable, OwnerName, Type, Uuid, type Static } from './common.ts';
import { pageQuery } from './pagination.ts';

export const DataAccess = Type.Object(
  {
    id: Uuid,
    sequence: Type.Integer({ description: 'Its place in the log of the organization' }),
    owner_id: Uuid,
    owner_name: OwnerName,
    actor_id: Uuid,
    actor_name: nullable(
      Type.String({ description: 'Null: a user whom the organization no longer knows' }),
    ),
    operation: Type.String({ description: 'By which it was read, as the interface names it' }),
    accessed_at: Instant,
  },
  { $id: 'DataAccess' },
);

export const AccessLogProof = Type.Object(
  {
    chain_intact: Type.Boolean({ description: 'Every hash recomputed is the one stored' }),
    entry_count: Type.Integer(),
    head_hash: Type.String(),
  },
  { $id: 'AccessLogProof' },
);

export const DATA_ACCESS_SORTS = ['sequence'] as const;
export const ListDataAccesses = pageQuery({}, DATA_ACCESS_SORTS);

export type AccessLogProof = Static<typeof AccessLogProof>;
export type ListDataAccesses = Static<typeof ListDataAccesses>;
