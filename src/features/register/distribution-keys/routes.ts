import { Type, ref } from '#contract/common.ts';
import {
  CreateDistributionKey,
  DistributionKey,
  UpdateDistributionKey,
} from '#contract/distribution-keys.ts';
import { exampleIds } from '#contract/examples.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createDistributionKey, deleteDistributionKey, updateDistributionKey } from './commands.ts';
import { getKey, listKeys } from './queries.ts';

export const distributionKeyRoutes = routesOf('Distribution keys', [
  snapshotRoute({
    path: '/buildings/:id/distribution-keys',
    operationId: 'listDistributionKeys',
    access: 'register:read',
    summary: 'Keys of a building, the general one first',
    description:
      'Shows the weights of today. An Owner sees the weights of their own units, and the totals.',
    answer: Type.Array(ref(DistributionKey)),
    handler: (ctx, { params: { id } }) => listKeys(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/distribution-keys',
    operationId: 'createDistributionKey',
    access: 'register:write',
    summary: 'Add a key to a building',
    description:
      'Its first weights hold for every date; a unit that is left out weighs nothing. Refuses a name that the building has already, a unit named twice, and weights that are all 0.',
    body: CreateDistributionKey,
    example: {
      name: 'Lift',
      weights: [
        { unit_id: exampleIds.unit, weight: 3 },
        { unit_id: exampleIds.otherUnit, weight: 1 },
      ],
    },
    status: 201,
    location: '/distribution-keys',
    answer: ref(DistributionKey),
    problems: ['unknown_reference', 'duplicate', 'unit_named_twice', 'weights_empty'],
    handler: async (ctx, { params, body }) =>
      getKey(ctx, (await createDistributionKey(ctx, params.id, body)).id),
  }),
  readRoute({
    path: '/distribution-keys/:id',
    operationId: 'getDistributionKey',
    access: 'register:read',
    summary: 'One key with the weights of today',
    description:
      'Shows from which days on it has had other weights, too. An Owner sees the weights of their own units, and the totals.',
    answer: ref(DistributionKey),
    handler: (ctx, { params: { id } }) => getKey(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/distribution-keys/:id',
    operationId: 'updateDistributionKey',
    access: 'register:write',
    summary: 'Rename a key, or give it other weights from a day on',
    description:
      'Weights hold from `valid_from`, or today, on; what was split before stays as it was. The weights that hold already begin nothing when they come back without a day. The general key takes neither other weights nor another name: it follows the quotas.',
    body: UpdateDistributionKey,
    example: {
      weights: [{ unit_id: exampleIds.unit, weight: 2 }],
      valid_from: '2026-07-01',
    },
    answer: ref(DistributionKey),
    problems: [
      'general_key_follows_quotas',
      'unknown_reference',
      'duplicate',
      'unit_named_twice',
      'weights_empty',
    ],
    handler: async (ctx, { params, body }) =>
      getKey(ctx, (await updateDistributionKey(ctx, params.id, body)).id),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/distribution-keys/:id',
    operationId: 'deleteDistributionKey',
    access: 'register:write',
    summary: 'Delete a key by which nothing is split',
    description: 'Refuses the general key, and a key that an expense or a call names.',
    problems: ['general_key_follows_quotas', 'in_use'],
    handler: (ctx, { params }) => deleteDistributionKey(ctx, params.id),
  }),
]);
