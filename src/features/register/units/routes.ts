import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateUnit,
  ListBuildingUnits,
  ListedUnit,
  ListUnits,
  Unit,
  UpdateUnit,
} from '#contract/units.ts';
import { requireBuilding, visibleUnits } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createUnit, deleteUnit, updateUnit } from './commands.ts';
import { listUnits } from './repository.ts';
import { requireUnit, toListedUnit, toUnit } from './unit.ts';

function inSight(ctx: TenantContext) {
  return {
    visible: visibleUnits(ctx, 'id', 'building_id'),
    holderId: ctx.principal.owner_id,
    today: ctx.today,
  };
}

export const unitRoutes = declareRoutes('Units', [
  readRoute({
    path: '/units',
    operationId: 'listUnits',
    access: 'register:read',
    summary: 'List lots by number',
    description:
      'Returns the lots of the buildings in your role with their holders; an Owner sees those that they hold today.',
    query: ListUnits,
    answer: Type.Array(ref(ListedUnit)),
    handler: async (ctx, { query }) =>
      mapPage(await listUnits(ctx.db, query, inSight(ctx)), toListedUnit),
  }),
  snapshotRoute({
    path: '/buildings/:id/units',
    operationId: 'listBuildingUnits',
    access: 'register:read',
    summary: 'List the lots of a building',
    description:
      'Returns the lots by number with their holders; an Owner sees those that they hold today.',
    query: ListBuildingUnits,
    answer: Type.Array(ref(ListedUnit)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(
        await listUnits(ctx.db, { ...query, building_id: id }, inSight(ctx)),
        toListedUnit,
      );
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/units',
    operationId: 'createUnit',
    access: 'register:write',
    summary: 'Create a lot',
    description: 'Adds a lot to a building.',
    rules: [
      'Refused: a number that the building already has.',
      'Refused: a quota beyond the total of the building.',
      'Refused: a parent lot in another building.',
    ],
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
    summary: 'Get a lot',
    description: 'Returns its quota and the lot that it belongs to, if any.',
    answer: ref(Unit),
    handler: async (ctx, { params: { id } }) => toUnit(await requireUnit(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/units/:id',
    operationId: 'updateUnit',
    access: 'register:write',
    summary: 'Update a lot',
    description: 'Changes the fields that you send.',
    rules: [
      'A new quota applies from today, or from the day on which the quotas ceased to add up.',
      'Refused: quotas beyond the total of the building.',
      'Refused: a parent that belongs to the lot itself.',
    ],
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
    summary: 'Delete an unused lot',
    description: 'Deletes a lot that nothing refers to and frees its quota from its first day.',
    rules: ['Refused: a lot with owners, keys, splits, entries or dependent lots.'],
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteUnit(ctx, params.id),
  }),
]);
