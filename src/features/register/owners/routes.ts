import { Type, ref } from '#contract/common.ts';
import {
  CreateOwner,
  ListBuildingOwners,
  ListOwners,
  Owner,
  UpdateOwner,
} from '#contract/owners.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createOwner, deleteOwner, updateOwner } from './commands.ts';
import { requireOwner, toListedOwner } from './owner.ts';
import { listOwners } from './repository.ts';

export const ownerRoutes = routesOf('Owners', [
  readRoute({
    path: '/owners',
    operationId: 'listOwners',
    access: 'register:read',
    summary: 'Owners by name',
    description:
      'Shows the owners in the buildings that the role looks after; an Owner sees themselves. `building_id` keeps those who hold a unit there today and tells what each owes there, which `sort=-balance` puts first; `q` finds a part of the name or the e-mail.',
    query: ListOwners,
    answer: Type.Array(ref(Owner)),
    handler: async (ctx, { query }) => mapPage(await listOwners(ctx, query), toListedOwner),
  }),
  snapshotRoute({
    path: '/buildings/:id/owners',
    operationId: 'listBuildingOwners',
    access: 'register:read',
    summary: 'Those who hold a unit of the building today, by name',
    description: 'Each with what they owe there. An Owner sees themselves.',
    query: ListBuildingOwners,
    answer: Type.Array(ref(Owner)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return mapPage(await listOwners(ctx, { ...query, building_id: id }), toListedOwner);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/owners',
    operationId: 'createOwner',
    access: 'register:write',
    summary: 'Enter an owner',
    description:
      'They hold nothing yet. `user_id` names the user who they are, who has to have a role in the organization.',
    body: CreateOwner,
    example: {
      name: 'Hugo Vermeersch',
      email: 'hugo@example.org',
      phone: '+32 470 12 34 56',
      language: 'nl',
    },
    status: 201,
    answer: ref(Owner),
    problems: ['unknown_reference'],
    handler: (ctx, { body }) => createOwner(ctx, body),
  }),
  readRoute({
    path: '/owners/:id',
    operationId: 'getOwner',
    access: 'register:read',
    summary: 'One owner',
    description: 'Shows how to reach them and in which language.',
    answer: ref(Owner),
    handler: (ctx, { params: { id } }) => requireOwner(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/owners/:id',
    operationId: 'updateOwner',
    access: 'register:write',
    summary: 'Change the named fields of an owner',
    description: 'Refuses a user without a role in the organization, and an owner who was erased.',
    body: UpdateOwner,
    example: { address: 'Kerkstraat 5, 9000 Gent' },
    answer: ref(Owner),
    problems: ['unknown_reference', 'owner_erased'],
    handler: (ctx, { params, body }) => updateOwner(ctx, params.id, body),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/owners/:id',
    operationId: 'deleteOwner',
    access: 'register:write',
    summary: 'Delete an owner whom nothing refers to',
    description:
      'Refuses while a unit, a split, an entry, a payment, a reminder or the role of a user refers to them.',
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteOwner(ctx, params.id),
  }),
]);
