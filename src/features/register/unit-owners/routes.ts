import { IdParams, Type, ref } from '#contract/common.ts';
import {
  CreateUnitOwner,
  HeldUnit,
  ListHeldUnits,
  ListUnitOwners,
  OwnershipTotal,
  UnitOwner,
  UnitOwnerOfOwner,
  UnitOwnerParams,
  UpdateUnitOwner,
} from '#contract/unit-owners.ts';
import { noContent } from '#platform/http/reply.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { addUnitOwner, endUnitOwner, updateUnitOwner } from './commands.ts';
import { toUnitOwner } from './holding.ts';
import {
  getUnitOwner,
  heldUnits,
  ownersOfUnit,
  ownershipTotal,
  relationsOfOwner,
} from './queries.ts';

const ownersOfOneUnit = { params: IdParams, answer: Type.Array(ref(UnitOwner)) };

export const unitOwnerRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/units/:id/owners',
    operationId: 'listUnitOwners',
    summary: 'Who holds the unit today, or on another day',
    query: ListUnitOwners,
    ...ownersOfOneUnit,
    handler: (ctx, { params: { id }, query: { on = ctx.today } }) => ownersOfUnit(ctx, id, on),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/units/:id/owners/history',
    operationId: 'listUnitOwnerHistory',
    summary: 'Who has held the unit, holds it or will',
    ...ownersOfOneUnit,
    handler: (ctx, { params: { id } }) => ownersOfUnit(ctx, id, undefined),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/units/:id/owners/total-percentage',
    operationId: 'getOwnershipTotal',
    summary: 'How much of the unit is held today',
    params: IdParams,
    answer: ref(OwnershipTotal),
    handler: (ctx, { params: { id } }) => ownershipTotal(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/units/:id/owners',
    operationId: 'addUnitOwner',
    summary: 'Give an owner a share of the unit',
    params: IdParams,
    body: CreateUnitOwner,
    status: 201,
    location: '/unit-owners',
    answer: ref(UnitOwner),
    handler: async (ctx, { params: { id }, body }) =>
      toUnitOwner(await addUnitOwner(ctx, id, body), ctx.today),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/units/:id/owners/:owner_id',
    operationId: 'endUnitOwner',
    summary: 'End today what an owner holds of the unit',
    params: UnitOwnerParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await endUnitOwner(ctx, params.id, params.owner_id);
      return noContent();
    },
  }),
  readRoute({
    method: 'GET',
    path: '/unit-owners/:id',
    operationId: 'getUnitOwner',
    summary: 'One relation of an owner to a unit',
    params: IdParams,
    answer: ref(UnitOwner),
    handler: (ctx, { params: { id } }) => getUnitOwner(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/unit-owners/:id',
    operationId: 'updateUnitOwner',
    summary: 'Change the named fields of a relation',
    params: IdParams,
    body: UpdateUnitOwner,
    answer: ref(UnitOwner),
    handler: async (ctx, { params: { id }, body }) =>
      toUnitOwner(await updateUnitOwner(ctx, id, body), ctx.today),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/owners/:id/units',
    operationId: 'listUnitsOfOwner',
    summary: 'What the owner holds today, longest held first',
    params: IdParams,
    query: ListHeldUnits,
    answer: Type.Array(ref(HeldUnit)),
    handler: (ctx, { params: { id }, query }) => heldUnits(ctx, id, query),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/owners/:id/units/history',
    operationId: 'listUnitHistoryOfOwner',
    summary: 'What the owner has held, holds or will, oldest first',
    params: IdParams,
    query: ListHeldUnits,
    answer: Type.Array(ref(UnitOwnerOfOwner)),
    handler: (ctx, { params: { id }, query }) => relationsOfOwner(ctx, id, query),
  }),
];
