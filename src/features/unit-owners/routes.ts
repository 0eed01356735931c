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
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { addUnitOwner, endUnitOwner, updateUnitOwner } from './commands.ts';
import { toUnitOwner } from './holding.ts';
import {
  getUnitOwner,
  heldUnits,
  ownersOfUnit,
  ownershipTotal,
  relationsOfOwner,
} from './queries.ts';

const ownersOfOneUnit = { params: UnitParams, answer: Type.Array(ref(UnitOwner)) };

export const unitOwnerRoutes = routesOf('Unit owners', [
  snapshotRoute({
    path: '/units/:unit_id/owners',
    operationId: 'listUnitOwners',
    access: 'register:read',
    summary: 'Who holds the unit today, or on another day',
    description: '`on` names another day than today. An Owner sees their own relation alone.',
    query: ListUnitOwners,
    ...ownersOfOneUnit,
    handler: (ctx, { params: { unit_id: id }, query: { on = ctx.today } }) =>
      ownersOfUnit(ctx, id, on),
  }),
  snapshotRoute({
    path: '/units/:unit_id/owners/history',
    operationId: 'listUnitOwnerHistory',
    access: 'register:read',
    summary: 'Who has held the unit, holds it or will',
    description:
      'Shows every relation of the unit, past, present and to come. An Owner sees their own alone.',
    ...ownersOfOneUnit,
    handler: (ctx, { params: { unit_id: id } }) => ownersOfUnit(ctx, id, undefined),
  }),
  snapshotRoute({
    path: '/units/:unit_id/owners/total-percentage',
    operationId: 'getOwnershipTotal',
    access: 'register:read',
    summary: 'How much of the unit is held today',
    description: 'It is complete when the shares add up to exactly 1.',
    params: UnitParams,
    answer: ref(OwnershipTotal),
    answerExample: {
      unit_id: exampleIds.unit,
      unit_number: 'A1',
      total_percentage: 1,
      total_share: '1/1',
      is_complete: true,
    },
    handler: (ctx, { params: { unit_id: id } }) => ownershipTotal(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/units/:unit_id/owners',
    operationId: 'addUnitOwner',
    access: 'register:write',
    summary: 'Give an owner a share of the unit',
    description:
      'Holds from today on unless told otherwise. Refuses what would take the unit beyond 1 on any day, the same right twice for one owner at a time, a second voting mandatary, and days for which calls were sent, or expenses split, by other shares, unless these are left as they are.',
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
    summary: 'End today what an owner holds of the unit',
    description:
      'What has not begun yet ends on its first day. The relation stays in the history. Refuses where calls were sent, or expenses split, for days to come, unless these are left as they are; a transfer can move them.',
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
    summary: 'One relation of an owner to a unit',
    description:
      'Shows the share, the right and the days on which it holds. An Owner sees their own, past ones too.',
    answer: ref(UnitOwner),
    handler: (ctx, { params: { id } }) => getUnitOwner(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/unit-owners/:id',
    operationId: 'updateUnitOwner',
    access: 'register:write',
    summary: 'Change the named fields of a relation',
    description:
      'The rules hold for the unit as it is afterwards: not beyond 1 on any day, no right twice for one owner at a time, one voting mandatary; percentage and share may both be given where they say the same. Whoever becomes primary contact takes over from the former one; a relation that has ended becomes none. Refuses to change who held what on days for which calls were sent, or expenses split, unless these are left as they are; a transfer can move them.',
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
    summary: 'What the owner holds today, longest held first',
    description: 'Shows each unit with the share and the right by which it is held.',
    query: ListHeldUnits,
    answer: Type.Array(ref(HeldUnit)),
    handler: (ctx, { params: { id }, query }) => heldUnits(ctx, id, query),
  }),
  snapshotRoute({
    path: '/owners/:id/units/history',
    operationId: 'listUnitHistoryOfOwner',
    access: 'register:read',
    summary: 'What the owner has held, holds or will, oldest first',
    description:
      'Shows each relation with its days; a role narrowed to some buildings sees those of its buildings.',
    query: ListHeldUnits,
    answer: Type.Array(ref(UnitOwnerOfOwner)),
    handler: (ctx, { params: { id }, query }) => relationsOfOwner(ctx, id, query),
  }),
]);
