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
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createOwner, deleteOwner, updateOwner } from './commands.ts';
import { requireOwner, toListedOwner } from './owner.ts';
import { listOwners } from './repository.ts';

export const ownerRoutes = declareRoutes('Owners', [
  readRoute({
    path: '/owners',
    operationId: 'listOwners',
    access: 'register:read',
    summary: 'List owners by name',
    description: 'Returns the owners in the buildings of your role; an Owner sees themselves.',
    rules: [
      '`building_id` returns owners who hold a lot there today, each with the balance in that building.',
      '`sort=-balance` puts the highest debt first.',
      '`q` searches name and e-mail address.',
    ],
    query: ListOwners,
    answer: Type.Array(ref(Owner)),
    handler: async (ctx, { query }) => mapPage(await listOwners(ctx, query), toListedOwner),
  }),
  snapshotRoute({
    path: '/buildings/:id/owners',
    operationId: 'listBuildingOwners',
    access: 'register:read',
    summary: 'List the owners of a building',
    description:
      'Returns the owners who hold a lot today, by name, each with the balance in the building.',
    rules: ['An Owner sees themselves.'],
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
    summary: 'Create an owner',
    description: 'Creates an owner without lots.',
    rules: ['`user_id` links a user account that has a role in the organization.'],
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
    summary: 'Get an owner',
    description: 'Returns contact details and language.',
    answer: ref(Owner),
    handler: (ctx, { params: { id } }) => requireOwner(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/owners/:id',
    operationId: 'updateOwner',
    access: 'register:write',
    summary: 'Update an owner',
    description: 'Changes the fields that you send.',
    rules: [
      'Refused: a user account without a role in the organization.',
      'Refused: an owner whose data were erased.',
    ],
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
    summary: 'Delete an unused owner',
    description: 'Deletes an owner that nothing refers to.',
    rules: ['Refused: an owner with lots, splits, entries, payments, reminders or a user role.'],
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteOwner(ctx, params.id),
  }),
]);
