import { AUDIT_DEEDS } from '#domain/operations/audit-entry.ts';
import { AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { RoleType } from './access.ts';
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

const Held = nullable(Type.String({ description: 'As text; amounts in euro. Null: nothing' }));

export const AuditChange = Type.Object(
  {
    object_type: Type.String(),
    object_id: Uuid,
    deed: stringEnum(AUDIT_DEEDS),
    fields: Type.Array(Type.Object({ name: Type.String(), before: Held, after: Held }), {
      description: 'None: only that it has changed is known',
    }),
  },
  { $id: 'AuditChange' },
);

export const AuditEntry = Type.Object(
  {
    id: Uuid,
    sequence: Type.Integer({ description: 'Its place in the log of the organization' }),
    occurred_at: Instant,
    actor_id: Uuid,
    actor_name: nullable(
      Type.String({
        description: 'Null: the service by itself, or a user whom nobody knows any more',
      }),
    ),
    role_type: nullable(RoleType),
    operation: nullable(
      Type.String({
        description: 'What was asked for, as the interface names it; null: nothing was',
      }),
    ),
    address: nullable(Type.String({ description: 'From where it was asked for' })),
    action: Type.String({ description: 'What was done: `expense.approved`' }),
    object_type: Type.String(),
    object_id: Uuid,
    details: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: 'Reasons and facts that belong to it',
    }),
    changes: Type.Array(ref(AuditChange)),
    is_erased: Type.Boolean({ description: 'What it held of a person was erased' }),
  },
  { $id: 'AuditEntry' },
);

export const AuditProof = Type.Object(
  {
    chain_intact: Type.Boolean({ description: 'Every hash recomputed is the one stored' }),
    entry_count: Type.Integer({ description: 'All there ever were' }),
    ended_count: Type.Integer({ description: 'Those of them whose seven years are over' }),
    erased_count: Type.Integer({ description: 'Those of which something was erased' }),
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
