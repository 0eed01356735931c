import { Instant, LocalDate, Type, Uuid, nullable, stringEnum } from '#contract/common.ts';
import {
  everybody,
  findCouncil,
  operators,
  findBuildingOwners,
  findStaffInRoles,
} from './audience-repository.ts';
import { excludeActor, mergeAudiences, STAFF } from './audiences.ts';
import type { NotificationTypeDefinition } from './definition.ts';
import { findBuildingPlaceholder, formatInstant } from './facts.ts';

const scope = {
  /** Null: the organization. */
  building_id: nullable(Uuid),
  /** Operators run the platform. */
  audience: stringEnum(['Syndics', 'Staff', 'Everybody', 'Operators']),
};

/** Faults that the service finds itself. */
const FINDINGS = [
  'owner_accounts_differ',
  'gdpr_requests_due',
  'backup_failed',
  'backup_late',
  'drill_failed',
  'wal_archive_late',
  'proof_broken',
  'job_failed',
  'invoice_mail_held',
] as const;

/** Changes of who may approve and of where owners pay, reported to council and auditors. */
const APPROVAL_CHANGES = [
  'approver_added',
  'single_approver_requested',
  'single_approver_confirmed',
  'iban_requested',
  'iban_confirmed',
] as const;

/** Legal terms of sales that end soon. */
const TERMS = ['lot_answer_near', 'attachment_near'] as const;

export type ApprovalFinding = (typeof APPROVAL_CHANGES)[number];

const AlertPayload = Type.Union([
  /** A message written by a person. */
  Type.Object({ ...scope, message: Type.String() }),
  /** A fault that the service found, described in the language of each recipient. */
  Type.Object({ ...scope, finding: stringEnum(FINDINGS) }),
  /** A legal term of the sale of a lot. */
  Type.Object({
    building_id: Uuid,
    audience: Type.Literal('Syndics'),
    finding: stringEnum(TERMS),
    /** Name of the person who asked, or of the seller. */
    name: Type.String(),
    day: LocalDate,
  }),
  /** A change of who may approve, or of where owners pay. */
  Type.Object({
    building_id: nullable(Uuid),
    /** Null: the whole organization. */
    building_ids: nullable(Type.Array(Uuid)),
    audience: Type.Literal('Council'),
    finding: stringEnum(APPROVAL_CHANGES),
    /** Name of the new approver, or the IBAN; empty where there is none. */
    name: Type.String(),
    /** Name of the user who made the change. */
    by: Type.String(),
  }),
]);

/** Sent to the named audience, limited to the building if there is one. Never delayed. */
export const systemAlert: NotificationTypeDefinition<typeof AlertPayload> = {
  type: 'SystemAlert',
  payload: AlertPayload,
  priority: 'Urgent',
  audience: (ctx, alert, actorId) => {
    if (alert.audience === 'Council')
      return excludeActor(actorId, findCouncil(ctx, alert.building_ids));
    const { building_id, audience } = alert;
    if (audience === 'Operators') return operators(ctx);
    if (audience === 'Everybody' && building_id === null) return everybody(ctx);
    const staff = findStaffInRoles(ctx, audience === 'Syndics' ? ['Syndic'] : STAFF, building_id);
    return audience === 'Everybody' && building_id !== null
      ? mergeAudiences(staff, findBuildingOwners(ctx, building_id, ctx.today))
      : staff;
  },
  async values(ctx, alert) {
    const { building_id, audience: _audience, ...words } = alert;
    return { ...(await findBuildingPlaceholder(ctx, building_id)), ...words };
  },
  link: (alert) => {
    if ('finding' in alert && alert.finding === 'approver_added') return '/approvers';
    return alert.building_id === null ? null : `/buildings/${alert.building_id}`;
  },
  objectId: () => null,
};

const MaintenancePayload = Type.Object({ starts_at: Instant, ends_at: Instant });

/** Sent to everyone. */
export const systemMaintenance: NotificationTypeDefinition<typeof MaintenancePayload> = {
  type: 'SystemMaintenance',
  payload: MaintenancePayload,
  priority: 'Normal',
  audience: (ctx) => everybody(ctx),
  values: (_ctx, { starts_at, ends_at }) => {
    const [start, end] = [formatInstant(starts_at), formatInstant(ends_at)];
    const times = { date: start.date, time: start.time, end_date: end.date, end_time: end.time };
    return Promise.resolve({ ...times, is_one_day: start.date === end.date });
  },
  link: () => null,
  objectId: () => null,
};
