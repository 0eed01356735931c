import { Type, ref } from '#contract/common.ts';
import {
  CreateDistributionKey,
  DistributionKey,
  UpdateDistributionKey,
} from '#contract/distribution-keys.ts';
import { exampleIds } from '#contract/examples.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createDistributionKey, deleteDistributionKey, updateDistributionKey } from './commands.ts';
import { getKey, listKeys } from './queries.ts';

export const distributionKeyRoutes = declareRoutes('Distribution keys', [
  snapshotRoute({
    path: '/buildings/:id/distribution-keys',
    operationId: 'listDistributionKeys',
    access: 'register:read',
    summary: 'List the distribution keys of a building',
    description: 'Returns the keys with today’s weights, the general key first.',
    rules: ['An Owner sees the weights of their own lots, and the totals.'],
    answer: Type.Array(ref(DistributionKey)),
    handler: (ctx, { params: { id } }) => listKeys(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/distribution-keys',
    operationId: 'createDistributionKey',
    access: 'register:write',
    summary: 'Create a distribution key',
    description: 'Adds a key; its first weights apply to every date.',
    rules: [
      'A lot that is left out has weight 0.',
      'A key of `kind` Meter splits by consumption and takes no weights.',
      'Refused: a name that the building already has.',
      'Refused: a lot named twice, and weights that are all 0.',
    ],
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
    summary: 'Get a distribution key',
    description: 'Returns today’s weights and the days on which weights changed.',
    rules: ['An Owner sees the weights of their own lots, and the totals.'],
    answer: ref(DistributionKey),
    handler: (ctx, { params: { id } }) => getKey(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/distribution-keys/:id',
    operationId: 'updateDistributionKey',
    access: 'register:write',
    summary: 'Update a distribution key',
    description: 'Changes the name, or sets other weights from a day on.',
    rules: [
      'Weights apply from `valid_from`, by default today; earlier splits remain.',
      'Unchanged weights without `valid_from` are ignored.',
      'Refused: changes of the general key, which follows the quotas.',
    ],
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
    summary: 'Delete an unused distribution key',
    description: 'Deletes a key that nothing refers to.',
    rules: ['Refused: the general key.', 'Refused: a key that an expense or a call uses.'],
    problems: ['general_key_follows_quotas', 'in_use'],
    handler: (ctx, { params }) => deleteDistributionKey(ctx, params.id),
  }),
]);
