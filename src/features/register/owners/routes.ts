import { IdParams, Type, ref } from '#contract/common.ts';
import {
  CreateOwner,
  ListBuildingOwners,
  ListOwners,
  Owner,
  UpdateOwner,
} from '#contract/owners.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { noContent } from '#platform/http/reply.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createOwner, deleteOwner, updateOwner } from './commands.ts';
import { requireOwner } from './owner.ts';
import { listOwners } from './repository.ts';

export const ownerRoutes = [
  readRoute({
    method: 'GET',
    path: '/owners',
    operationId: 'listOwners',
    summary: 'Owners by name',
    query: ListOwners,
    answer: Type.Array(ref(Owner)),
    handler: (ctx, { query }) => listOwners(ctx, query),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/buildings/:id/owners',
    operationId: 'listBuildingOwners',
    summary: 'Those who hold a unit of the building today, by name',
    params: IdParams,
    query: ListBuildingOwners,
    answer: Type.Array(ref(Owner)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return listOwners(ctx, { ...query, building_id: id });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/owners',
    operationId: 'createOwner',
    summary: 'Enter an owner',
    body: CreateOwner,
    status: 201,
    answer: ref(Owner),
    handler: (ctx, { body }) => createOwner(ctx, body),
  }),
  readRoute({
    method: 'GET',
    path: '/owners/:id',
    operationId: 'getOwner',
    summary: 'One owner',
    params: IdParams,
    answer: ref(Owner),
    handler: (ctx, { params: { id } }) => requireOwner(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/owners/:id',
    operationId: 'updateOwner',
    summary: 'Change the named fields of an owner',
    params: IdParams,
    body: UpdateOwner,
    answer: ref(Owner),
    handler: (ctx, { params, body }) => updateOwner(ctx, params.id, body),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/owners/:id',
    operationId: 'deleteOwner',
    summary: 'Delete an owner whom nothing refers to',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteOwner(ctx, params.id);
      return noContent();
    },
  }),
];
