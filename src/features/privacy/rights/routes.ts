import { ReasonBody, ref, Type } from '#contract/common.ts';
import {
  DataRectification,
  DataRestriction,
  LiftRestriction,
  RectifyOwner,
} from '#contract/data-rights.ts';
import { Owner } from '#contract/owners.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { liftOwnerRestriction, rectifyOwner, restrictData } from './commands.ts';
import { listRectifications, listRestrictions } from './repository.ts';

const CONTESTED = { reason: 'Says that the address is another; the registry is asked.' };

export const rightsRoutes = declareRoutes('GDPR', [
  writeRoute({
    method: 'PUT',
    path: '/gdpr/owners/:id/rectify',
    operationId: 'rectifyOwner',
    access: 'gdpr:write',
    summary: 'Correct the data of an owner',
    description:
      'Changes the data (art. 16 GDPR), keeps the old values with the reason, and completes open requests.',
    body: RectifyOwner,
    example: { phone: '+32 470 12 34 56', reason: 'The number had two digits exchanged.' },
    answer: ref(Owner),
    problems: ['owner_erased'],
    handler: (ctx, { params, body }) => rectifyOwner(ctx, params.id, body),
  }),
  snapshotRoute({
    path: '/gdpr/owners/:id/rectifications',
    operationId: 'listDataRectifications',
    access: 'gdpr:read',
    summary: 'List corrections of an owner’s data',
    description:
      'Returns the corrections, newest first, with the old values; an Owner sees their own.',
    answer: Type.Array(ref(DataRectification)),
    handler: async (ctx, { params: { id } }) => {
      await requireOwner(ctx, id);
      return listRectifications(ctx.db, id);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/owners/:id/restrict',
    operationId: 'restrictOwnerData',
    access: 'gdpr:write',
    summary: 'Restrict the processing of an owner’s data',
    description:
      'Keeps the data without using it (art. 18 GDPR); the owner is marked `is_restricted`.',
    rules: ['No reminders by the daily run.', 'No messages, except those that the law requires.'],
    body: ReasonBody,
    example: CONTESTED,
    answer: ref(Owner),
    problems: ['duplicate'],
    handler: (ctx, { params, body }) => restrictData(ctx, params.id, 'Restriction', body.reason),
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/owners/:id/object',
    operationId: 'objectToProcessing',
    access: 'gdpr:write',
    summary: 'Record an objection to processing',
    description: 'Restricts the data (art. 21 GDPR) until the objection is decided and lifted.',
    rules: ['Messages that the law requires, such as convocations, are sent.'],
    body: ReasonBody,
    example: { reason: 'Wants to hear of nothing but assemblies and calls.' },
    answer: ref(Owner),
    problems: ['duplicate'],
    handler: (ctx, { params, body }) => restrictData(ctx, params.id, 'Objection', body.reason),
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/owners/:id/lift-restriction',
    operationId: 'liftDataRestriction',
    access: 'gdpr:write',
    summary: 'Lift a restriction of processing',
    description: 'Allows use of the data again, unless another ground restricts it.',
    body: LiftRestriction,
    example: { ground: 'Restriction', reason: 'The address was confirmed.' },
    answer: ref(Owner),
    problems: ['invalid_transition'],
    handler: (ctx, { params, body }) =>
      liftOwnerRestriction(ctx, params.id, body.ground, body.reason),
  }),
  snapshotRoute({
    path: '/gdpr/owners/:id/restrictions',
    operationId: 'listDataRestrictions',
    access: 'gdpr:read',
    summary: 'List restrictions of an owner’s data',
    description:
      'Returns the restrictions, newest first, with who placed and lifted them; an Owner sees their own.',
    answer: Type.Array(ref(DataRestriction)),
    handler: async (ctx, { params: { id } }) => {
      await requireOwner(ctx, id);
      return listRestrictions(ctx.db, id);
    },
  }),
]);
