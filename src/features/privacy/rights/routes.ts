import { ReasonBody, ref, Type } from '#contract/common.ts';
import {
  DataRectification,
  DataRestriction,
  LiftRestriction,
  RectifyOwner,
} from '#contract/data-rights.ts';
import { Owner } from '#contract/owners.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { liftRestrictionOf, rectifyOwner, restrictData } from './commands.ts';
import { listRectifications, listRestrictions } from './repository.ts';

const CONTESTED = { reason: 'Says that the address is another; the registry is asked.' };

export const rightsRoutes = routesOf('GDPR', [
  writeRoute({
    method: 'PUT',
    path: '/gdpr/owners/:id/rectify',
    operationId: 'rectifyOwner',
    access: 'gdpr:write',
    summary: 'Correct what is known of an owner (art. 16)',
    description:
      'What it was before is kept with the reason; requests for it that are open are answered by that.',
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
    summary: 'What was corrected of an owner, the latest first',
    description: 'With what it was before, and why. An Owner sees their own.',
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
    summary: 'Keep the data of an owner without using it (art. 18)',
    description:
      'While it holds, no run reminds them, and nothing goes out to them by e-mail, text message or browser but what the law requires. The owner is marked `is_restricted`.',
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
    summary: 'Enter that an owner objects to the use of their data (art. 21)',
    description:
      'Until it is weighed and lifted, the data is restricted. What the law requires, such as a convocation, goes out all the same.',
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
    summary: 'The data of an owner may be used again',
    description: 'Once nothing restricts it on the other ground either.',
    body: LiftRestriction,
    example: { ground: 'Restriction', reason: 'The address was confirmed.' },
    answer: ref(Owner),
    problems: ['invalid_transition'],
    handler: (ctx, { params, body }) => liftRestrictionOf(ctx, params.id, body.ground, body.reason),
  }),
  snapshotRoute({
    path: '/gdpr/owners/:id/restrictions',
    operationId: 'listDataRestrictions',
    access: 'gdpr:read',
    summary: 'What restricts the data of an owner, or has, the latest first',
    description: 'Who entered and lifted it, when and why. An Owner sees their own.',
    answer: Type.Array(ref(DataRestriction)),
    handler: async (ctx, { params: { id } }) => {
      await requireOwner(ctx, id);
      return listRestrictions(ctx.db, id);
    },
  }),
]);
