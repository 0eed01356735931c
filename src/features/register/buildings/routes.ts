import { Building, CreateBuilding, ListBuildings, UpdateBuilding } from '#contract/buildings.ts';
import { Type, ref } from '#contract/common.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { toBuilding } from './building.ts';
import { createBuilding, deleteBuilding, updateBuilding } from './commands.ts';
import { listBuildings } from './repository.ts';
import { confirmSingleApprover } from './second-approver.ts';

export const buildingRoutes = declareRoutes('Buildings', [
  readRoute({
    path: '/buildings',
    operationId: 'listBuildings',
    access: 'register:read',
    summary: 'List buildings by name',
    description:
      'Returns the buildings of your role; an Owner sees those in which they hold a lot today.',
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
    summary: 'Create a building',
    description: 'Creates a building with its general key, which follows the quotas of its lots.',
    rules: [
      'Default `total_quota`: 1000.',
      'Refused to a role that is limited to some buildings.',
      'Refused: a late interest rate without its clause of the by-laws.',
    ],
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
    summary: 'Get a building',
    description: 'Returns its address, total quota and late interest terms.',
    answer: ref(Building),
    handler: async (ctx, { params: { id } }) => toBuilding(await requireBuilding(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/buildings/:id',
    operationId: 'updateBuilding',
    access: 'register:write',
    summary: 'Update a building',
    description: 'Changes the fields that you send.',
    rules: [
      'A new total quota applies from today, or from the day on which the quotas ceased to add up.',
      'Refused: a total below the quotas of its lots.',
      'Refused: a late interest rate without its clause.',
      '`require_second_approver: false` is a request until another approver has confirmed it; `true` withdraws it.',
    ],
    body: UpdateBuilding,
    example: { require_second_approver: true },
    answer: ref(Building),
    problems: ['quota_exceeded', 'late_interest_incomplete'],
    handler: async (ctx, { params, body }) =>
      toBuilding(await updateBuilding(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/buildings/:id/confirm-single-approver',
    operationId: 'confirmSingleApprover',
    access: 'approvers:confirm',
    summary: 'Confirm approval by one person',
    description: 'Ends the requirement of a second approver, as someone else has requested.',
    rules: [
      'Refused to the person who requested it.',
      'Refused to a person whose role came from that person and is not confirmed.',
    ],
    answer: ref(Building),
    problems: [
      'second_factor_required',
      'not_requested',
      'second_person_required',
      'approver_unconfirmed',
    ],
    handler: async (ctx, { params }) => toBuilding(await confirmSingleApprover(ctx, params.id)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/buildings/:id',
    operationId: 'deleteBuilding',
    access: 'buildings:write',
    summary: 'Delete an unused building',
    description: 'Deletes a building that nothing refers to.',
    rules: ['Refused: a building with lots, additional keys or accounting records.'],
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteBuilding(ctx, params.id),
  }),
]);
