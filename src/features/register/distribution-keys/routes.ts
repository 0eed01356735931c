import { IdParams, Type, ref } from '#contract/common.ts';
import {
  CreateDistributionKey,
  DistributionKey,
  UpdateDistributionKey,
} from '#contract/distribution-keys.ts';
import { noContent } from '#platform/http/reply.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createDistributionKey, deleteDistributionKey, updateDistributionKey } from './commands.ts';
import { getKey, listKeys } from './queries.ts';

export const distributionKeyRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/buildings/:id/distribution-keys',
    operationId: 'listDistributionKeys',
    summary: 'Keys of a building, the general one first',
    params: IdParams,
    answer: Type.Array(ref(DistributionKey)),
    handler: (ctx, { params: { id } }) => listKeys(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/distribution-keys',
    operationId: 'createDistributionKey',
    summary: 'Add a key to a building',
    params: IdParams,
    body: CreateDistributionKey,
    status: 201,
    location: '/distribution-keys',
    answer: ref(DistributionKey),
    handler: async (ctx, { params, body }) =>
      getKey(ctx, (await createDistributionKey(ctx, params.id, body)).id),
  }),
  readRoute({
    method: 'GET',
    path: '/distribution-keys/:id',
    operationId: 'getDistributionKey',
    summary: 'One key with the weights of today',
    params: IdParams,
    answer: ref(DistributionKey),
    handler: (ctx, { params: { id } }) => getKey(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/distribution-keys/:id',
    operationId: 'updateDistributionKey',
    summary: 'Rename a key, or give it other weights from a day on',
    params: IdParams,
    body: UpdateDistributionKey,
    answer: ref(DistributionKey),
    handler: async (ctx, { params, body }) =>
      getKey(ctx, (await updateDistributionKey(ctx, params.id, body)).id),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/distribution-keys/:id',
    operationId: 'deleteDistributionKey',
    summary: 'Delete a key by which nothing is split',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteDistributionKey(ctx, params.id);
      return noContent();
    },
  }),
];
