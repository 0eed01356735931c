import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreateUnit, ListBuildingUnits, ListUnits, Unit, UpdateUnit } from '#contract/units.ts';
import { requireBuilding, visibleUnits } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createUnit, deleteUnit, updateUnit } from './commands.ts';
import { listUnits } from './repository.ts';
import { requireUnit, toUnit } from './unit.ts';

const inSight = (ctx: TenantContext) => ({
  visible: visibleUnits(ctx, 'id', 'building_id'),
  today: ctx.today,
});

export const unitRoutes = routesOf('Units', [
  readRoute({
    path: '/units',
    operationId: 'listUnits',
    access: 'register:read',
    summary: 'Units by their number',
    description:
      'Shows the units of the buildings that the role looks after; an Owner sees those that they hold today.',
    query: ListUnits,
    answer: Type.Array(ref(Unit)),
    handler: async (ctx, { query }) =>
      mapPage(await listUnits(ctx.db, query, inSight(ctx)), toUnit),
  }),
  snapshotRoute({
    path: '/buildings/:id/units',
    operationId: 'listBuildingUnits',
    access: 'register:read',
    summary: 'Units of a building by their number',
    description: 'An Owner sees those of them that they hold today.',
    query: ListBuildingUnits,
    answer: Type.Array(ref(Unit)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(await listUnits(ctx.db, { ...query, building_id: id }, inSight(ctx)), toUnit);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/units',
    operationId: 'createUnit',
    access: 'register:write',
    summary: 'Add a unit to a building',
    description:
      'Refuses a number that the building has already, a quota beyond the building’s total, and a parent in another building.',
    body: CreateUnit,
    example: {
      building_id: exampleIds.building,
      unit_number: 'A1',
      type: 'Apartment',
      floor: 1,
      area: 84.5,
      quota: 42,
    },
    status: 201,
    answer: ref(Unit),
    problems: ['unknown_reference', 'invalid_parent', 'quota_exceeded', 'duplicate'],
    handler: async (ctx, { body }) => toUnit(await createUnit(ctx, body)),
  }),
  readRoute({
    path: '/units/:id',
    operationId: 'getUnit',
    access: 'register:read',
    summary: 'One unit',
    description: 'Shows its quota and the unit that it belongs to, if any.',
    answer: ref(Unit),
    handler: async (ctx, { params: { id } }) => toUnit(await requireUnit(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/units/:id',
    operationId: 'updateUnit',
    access: 'register:write',
    summary: 'Change the named fields of a unit',
    description:
      'Another quota holds from today on, or since the day on which the quotas ceased to add up. Refuses what would take the quotas beyond the building’s total, and a parent that belongs to the unit itself.',
    body: UpdateUnit,
    example: { quota: 45, parent_unit_id: exampleIds.otherUnit },
    answer: ref(Unit),
    problems: ['unknown_reference', 'invalid_parent', 'quota_exceeded', 'duplicate'],
    handler: async (ctx, { params, body }) => toUnit(await updateUnit(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/units/:id',
    operationId: 'deleteUnit',
    access: 'register:write',
    summary: 'Delete a unit that nothing refers to',
    description:
      'Refuses while owners, keys, splits, entries or other units refer to it. Its quota is free again since the day on which it began to hold.',
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteUnit(ctx, params.id),
  }),
]);
