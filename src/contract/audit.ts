import { AUDIT_DEEDS } from '#domain/operations/audit-entry.ts';
import { AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { RoleType } from './access.ts';
import { LinkedPosition, Pending } from './chain-proofs.ts';
import {
  Instant,
  LocalDate,
  nullable,
  ref,
  stringEnum,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const ChangedValue = nullable(
  Type.String({ description: 'Value as text, amounts in euro; null for no value.' }),
);

export const AuditChange = Type.Object(
  {
    object_type: Type.String(),
    object_id: Uuid,
    deed: stringEnum(AUDIT_DEEDS),
    fields: Type.Array(
      Type.Object({ name: Type.String(), before: ChangedValue, after: ChangedValue }),
      {
        description: 'Values; empty where only the fact of the change is kept.',
      },
    ),
  },
  { $id: 'AuditChange' },
);

export const AuditEntry = Type.Object(
  {
    id: Uuid,
    sequence: LinkedPosition,
    occurred_at: Instant,
    actor_id: Uuid,
    actor_name: nullable(
      Type.String({
        description: 'Name of the user; null for the service itself, or a user who was erased.',
      }),
    ),
    role_type: nullable(RoleType),
    operation: nullable(
      Type.String({
        description: 'Operation that was called, by its `operationId`; null for background work.',
      }),
    ),
    address: nullable(Type.String({ description: 'Address from which the request came.' })),
    action: Type.String({ description: 'Action, such as `expense.approved`.' }),
    object_type: Type.String(),
    object_id: Uuid,
    details: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: 'Reasons and facts that belong to the action.',
    }),
    changes: Type.Array(ref(AuditChange)),
    is_erased: Type.Boolean({ description: 'Whether the personal data in the entry was erased.' }),
  },
  { $id: 'AuditEntry' },
);

export const AuditProof = Type.Object(
  {
    chain_intact: Type.Boolean({
      description:
        'Whether every recomputed hash equals the stored one: consistent, not that history was never rewritten.',
    }),
    entry_count: Type.Integer({ description: 'Number of entries ever linked into the chain.' }),
    pending: Pending,
    ended_count: Type.Integer({ description: 'Number of entries removed after seven years.' }),
    erased_count: Type.Integer({ description: 'Number of entries with erased personal data.' }),
    head_hash: Type.String(),
  },
  { $id: 'AuditProof' },
);

export const AUDIT_SORTS = ['occurred_at', 'id'] as const;
export const ListAudit = pageQuery(
  {
    actor_id: Type.Optional(Uuid),
    object_type: someOf(stringEnum(AUDIT_OBJECTS)),
    object_id: Type.Optional(Uuid),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
  },
  AUDIT_SORTS,
);

export type AuditChange = Static<typeof AuditChange>;
export type AuditEntry = Static<typeof AuditEntry>;
export type AuditProof = Static<typeof AuditProof>;
export type ListAudit = Static<typeof ListAudit>;
