import { Building, CreateBuilding, ListBuildings, UpdateBuilding } from '#contract/buildings.ts';
import { Type, ref } from '#contract/common.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { toBuilding } from './building.ts';
import { createBuilding, deleteBuilding, updateBuilding } from './commands.ts';
import { listBuildings } from './repository.ts';

export const buildingRoutes = routesOf('Buildings', [
  readRoute({
    path: '/buildings',
    operationId: 'listBuildings',
    access: 'register:read',
    summary: 'Buildings by name',
    description:
      'Shows the buildings that the role looks after; an Owner sees those in which they hold a unit today.',
    query: ListBuildings,
    answer: Type.Array(ref(Building)),
    handler: async (ctx, { query }) =>
      mapPage(await listBuildings(ctx.db, visibleBuildings(ctx, 'id'), query), toBuilding),
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings',
    operationId: 'createBuilding',
    access: 'buildings:write',
    summary: 'Take on a building',
    description:
      'It begins with its general key, which follows the quotas of its units, and with a total of 1,000 where none is given. Refused to a role that is narrowed to some buildings, and for a rate of late interest without its clause of the statutes.',
    body: CreateBuilding,
    example: {
      name: 'Linden Court',
      address: 'Lindenlaan 24',
      postal_code: '1030',
      city: 'Brussels',
      total_units: 24,
      total_quota: 1_000,
      late_interest_rate: 0.08,
      late_interest_clause: 'Statutes, article 32',
    },
    status: 201,
    answer: ref(Building),
    problems: ['late_interest_incomplete'],
    handler: async (ctx, { body }) => toBuilding(await createBuilding(ctx, body)),
  }),
  readRoute({
    path: '/buildings/:id',
    operationId: 'getBuilding',
    access: 'register:read',
    summary: 'One building',
    description:
      'Shows its address, its total of quotas and what its statutes say of late interest.',
    answer: ref(Building),
    handler: async (ctx, { params: { id } }) => toBuilding(await requireBuilding(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/buildings/:id',
    operationId: 'updateBuilding',
    access: 'register:write',
    summary: 'Change the named fields of a building',
    description:
      'Refuses a total below the quotas of its units, and a rate of late interest without its clause. Another total holds from today on, or since the day on which the quotas ceased to add up.',
    body: UpdateBuilding,
    example: { require_second_approver: true },
    answer: ref(Building),
    problems: ['quota_exceeded', 'late_interest_incomplete'],
    handler: async (ctx, { params, body }) =>
      toBuilding(await updateBuilding(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/buildings/:id',
    operationId: 'deleteBuilding',
    access: 'buildings:write',
    summary: 'Delete a building that nothing refers to',
    description:
      'Refuses while units, keys other than the general one, or anything of its books refer to it.',
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteBuilding(ctx, params.id),
  }),
]);
