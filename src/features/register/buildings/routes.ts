import { Building, CreateBuilding, ListBuildings, UpdateBuilding } from '#contract/buildings.ts';
import { IdParams, Type, ref } from '#contract/common.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { mapPage, noContent } from '#platform/http/reply.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import { toBuilding } from './building.ts';
import { createBuilding, deleteBuilding, updateBuilding } from './commands.ts';
import { listBuildings } from './repository.ts';

export const buildingRoutes = [
  readRoute({
    method: 'GET',
    path: '/buildings',
    operationId: 'listBuildings',
    summary: 'Buildings by name',
    query: ListBuildings,
    answer: Type.Array(ref(Building)),
    handler: async (ctx, { query }) =>
      mapPage(await listBuildings(ctx.db, visibleBuildings(ctx, 'id'), query), toBuilding),
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings',
    operationId: 'createBuilding',
    summary: 'Take on a building',
    body: CreateBuilding,
    status: 201,
    answer: ref(Building),
    handler: async (ctx, { body }) => toBuilding(await createBuilding(ctx, body)),
  }),
  readRoute({
    method: 'GET',
    path: '/buildings/:id',
    operationId: 'getBuilding',
    summary: 'One building',
    params: IdParams,
    answer: ref(Building),
    handler: async (ctx, { params: { id } }) => toBuilding(await requireBuilding(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/buildings/:id',
    operationId: 'updateBuilding',
    summary: 'Change the named fields of a building',
    params: IdParams,
    body: UpdateBuilding,
    answer: ref(Building),
    handler: async (ctx, { params, body }) =>
      toBuilding(await updateBuilding(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/buildings/:id',
    operationId: 'deleteBuilding',
    summary: 'Delete a building that nothing refers to',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteBuilding(ctx, params.id);
      return noContent();
    },
  }),
];
