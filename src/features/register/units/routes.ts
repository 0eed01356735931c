import { IdParams, Type, ref } from '#contract/common.ts';
import { CreateUnit, ListBuildingUnits, ListUnits, Unit, UpdateUnit } from '#contract/units.ts';
import { requireBuilding, visibleUnits } from '#features/shared/index.ts';
import { mapPage, noContent } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createUnit, deleteUnit, updateUnit } from './commands.ts';
import { listUnits } from './repository.ts';
import { requireUnit, toUnit } from './unit.ts';

const visible = (ctx: TenantContext) => visibleUnits(ctx, 'id', 'building_id');

export const unitRoutes = [
  readRoute({
    method: 'GET',
    path: '/units',
    operationId: 'listUnits',
    summary: 'Units by their number',
    query: ListUnits,
    answer: Type.Array(ref(Unit)),
    handler: async (ctx, { query }) =>
      mapPage(await listUnits(ctx.db, query, visible(ctx)), toUnit),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/buildings/:id/units',
    operationId: 'listBuildingUnits',
    summary: 'Units of a building by their number',
    params: IdParams,
    query: ListBuildingUnits,
    answer: Type.Array(ref(Unit)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(await listUnits(ctx.db, { ...query, building_id: id }, visible(ctx)), toUnit);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/units',
    operationId: 'createUnit',
    summary: 'Add a unit to a building',
    body: CreateUnit,
    status: 201,
    answer: ref(Unit),
    handler: async (ctx, { body }) => toUnit(await createUnit(ctx, body)),
  }),
  readRoute({
    method: 'GET',
    path: '/units/:id',
    operationId: 'getUnit',
    summary: 'One unit',
    params: IdParams,
    answer: ref(Unit),
    handler: async (ctx, { params: { id } }) => toUnit(await requireUnit(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/units/:id',
    operationId: 'updateUnit',
    summary: 'Change the named fields of a unit',
    params: IdParams,
    body: UpdateUnit,
    answer: ref(Unit),
    handler: async (ctx, { params, body }) => toUnit(await updateUnit(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/units/:id',
    operationId: 'deleteUnit',
    summary: 'Delete a unit that nothing refers to',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteUnit(ctx, params.id);
      return noContent();
    },
  }),
];
