import { LinkedPosition, Pending } from './chain-proofs.ts';
import { Instant, nullable, OwnerName, Type, Uuid, type Static } from './common.ts';
import { pageQuery } from './pagination.ts';

export const DataAccess = Type.Object(
  {
    id: Uuid,
    sequence: LinkedPosition,
    owner_id: Uuid,
    owner_name: OwnerName,
    actor_id: Uuid,
    actor_name: nullable(
      Type.String({
        description: 'Name of the user; null if the organization no longer knows them.',
      }),
    ),
    operation: Type.String({
      description: 'Operation with which the data was read, by `operationId`.',
    }),
    accessed_at: Instant,
  },
  { $id: 'DataAccess' },
);

export const AccessLogProof = Type.Object(
  {
    chain_intact: Type.Boolean({
      description:
        'Whether every recomputed hash equals the stored one: consistent, not that history was never rewritten.',
    }),
    entry_count: Type.Integer(),
    pending: Pending,
    head_hash: Type.String(),
  },
  { $id: 'AccessLogProof' },
);

const DATA_ACCESS_SORTS = ['sequence'] as const;
export const ListDataAccesses = pageQuery({}, DATA_ACCESS_SORTS);

export type AccessLogProof = Static<typeof AccessLogProof>;
export type ListDataAccesses = Static<typeof ListDataAccesses>;
