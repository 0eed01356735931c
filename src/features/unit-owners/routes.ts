import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateUnitOwner,
  EndUnitOwner,
  HeldUnit,
  ListHeldUnits,
  ListUnitOwners,
  OwnershipTotal,
  UnitOwner,
  UnitOwnerOfOwner,
  UnitOwnerParams,
  UnitParams,
  UpdateUnitOwner,
} from '#contract/unit-owners.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { addUnitOwner, endUnitOwner, updateUnitOwner } from './commands.ts';
import { toUnitOwner } from './holding.ts';
import {
  getUnitOwner,
  listHeldUnits,
  listOwnersOfUnit,
  getOwnershipTotal,
  listRelationsOfOwner,
} from './queries.ts';

const ownersOfOneUnit = { params: UnitParams, answer: Type.Array(ref(UnitOwner)) };

export const unitOwnerRoutes = declareRoutes('Unit owners', [
  snapshotRoute({
    path: '/units/:unit_id/owners',
    operationId: 'listUnitOwners',
    access: 'register:read',
    summary: 'List the holders of a lot',
    description: 'Returns the holders today, or on the day given in `on`.',
    rules: ['An Owner sees their own holding.'],
    query: ListUnitOwners,
    ...ownersOfOneUnit,
    handler: (ctx, { params: { unit_id: id }, query: { on = ctx.today } }) =>
      listOwnersOfUnit(ctx, id, on),
  }),
  snapshotRoute({
    path: '/units/:unit_id/owners/history',
    operationId: 'listUnitOwnerHistory',
    access: 'register:read',
    summary: 'List all holders of a lot',
    description: 'Returns past, present and future holdings; an Owner sees their own.',
    ...ownersOfOneUnit,
    handler: (ctx, { params: { unit_id: id } }) => listOwnersOfUnit(ctx, id, undefined),
  }),
  snapshotRoute({
    path: '/units/:unit_id/owners/total-percentage',
    operationId: 'getOwnershipTotal',
    access: 'register:read',
    summary: 'Get the total share held',
    description: 'Returns the sum of the shares today; the lot is complete at exactly 1.',
    params: UnitParams,
    answer: ref(OwnershipTotal),
    answerExample: {
      unit_id: exampleIds.unit,
      unit_number: 'A1',
      total_percentage: 1,
      total_share: '1/1',
      is_complete: true,
    },
    handler: (ctx, { params: { unit_id: id } }) => getOwnershipTotal(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/units/:unit_id/owners',
    operationId: 'addUnitOwner',
    access: 'register:write',
    summary: 'Add a holder to a lot',
    description: 'Gives an owner a share of the lot, from today or `valid_from`.',
    rules: [
      'Refused: shares above 1 on any day.',
      'Refused: the same right twice for one owner at a time.',
      'Refused: a second voting representative.',
      'Refused: days for which calls were sent, unless `transfer_touches` leaves them.',
    ],
    params: UnitParams,
    body: CreateUnitOwner,
    example: {
      owner_id: exampleIds.owner,
      ownership_share: '1/2',
      start_date: '2026-01-01',
      is_primary_contact: true,
    },
    status: 201,
    location: '/unit-owners',
    answer: ref(UnitOwner),
    problems: [
      'unknown_reference',
      'invalid_period',
      'duplicate',
      'voting_mandatary_exists',
      'ownership_exceeded',
      'transfer_touches',
    ],
    handler: async (ctx, { params: { unit_id: id }, body }) =>
      toUnitOwner(await addUnitOwner(ctx, id, body), ctx.today),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/units/:unit_id/owners/:owner_id',
    operationId: 'endUnitOwner',
    access: 'register:write',
    summary: 'End a holding',
    description: 'Ends today what an owner holds of the lot; the holding remains in the history.',
    rules: [
      'A future holding ends on its first day.',
      'Refused: calls sent or expenses split for later days, unless they are left; a transfer can move them.',
    ],
    params: UnitOwnerParams,
    query: EndUnitOwner,
    problems: ['transfer_touches'],
    handler: (ctx, { params: { unit_id, owner_id }, query }) =>
      endUnitOwner(ctx, unit_id, owner_id, query),
  }),
  readRoute({
    path: '/unit-owners/:id',
    operationId: 'getUnitOwner',
    access: 'register:read',
    summary: 'Get a holding',
    description:
      'Returns the share, the right and the period; an Owner sees their own, past ones included.',
    answer: ref(UnitOwner),
    handler: (ctx, { params: { id } }) => getUnitOwner(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/unit-owners/:id',
    operationId: 'updateUnitOwner',
    access: 'register:write',
    summary: 'Update a holding',
    description: 'Changes the fields that you send; the rules for the lot apply to the result.',
    rules: [
      'Shares never exceed 1, and one owner holds each right once at a time.',
      'A lot has one voting representative.',
      'A new primary contact replaces the previous one; an ended holding has none.',
      'Percentage and share may both be given if they agree.',
      'Refused: days for which calls were sent or expenses split, unless they are left; a transfer can move them.',
    ],
    body: UpdateUnitOwner,
    example: { is_voting_mandatary: true },
    answer: ref(UnitOwner),
    problems: [
      'invalid_period',
      'duplicate',
      'voting_mandatary_exists',
      'ownership_exceeded',
      'transfer_touches',
      'relation_ended',
    ],
    handler: async (ctx, { params: { id }, body }) =>
      toUnitOwner(await updateUnitOwner(ctx, id, body), ctx.today),
  }),
  snapshotRoute({
    path: '/owners/:id/units',
    operationId: 'listUnitsOfOwner',
    access: 'register:read',
    summary: 'List the lots of an owner',
    description: 'Returns the lots held today with share and right, longest held first.',
    query: ListHeldUnits,
    answer: Type.Array(ref(HeldUnit)),
    handler: (ctx, { params: { id }, query }) => listHeldUnits(ctx, id, query),
  }),
  snapshotRoute({
    path: '/owners/:id/units/history',
    operationId: 'listUnitHistoryOfOwner',
    access: 'register:read',
    summary: 'List all holdings of an owner',
    description: 'Returns past, present and future holdings, oldest first.',
    rules: ['A role that is limited to some buildings sees holdings in these.'],
    query: ListHeldUnits,
    answer: Type.Array(ref(UnitOwnerOfOwner)),
    handler: (ctx, { params: { id }, query }) => listRelationsOfOwner(ctx, id, query),
  }),
]);
