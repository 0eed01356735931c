import { IdParams, Type, ref } from '#contract/common.ts';
import {
  CreateOrganization,
  Organization,
  ListOrganizations,
  UpdateOrganization,
} from '#contract/organizations.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import { createOrganization, updateOrganization } from './commands.ts';
import { toOrganization } from './organization.ts';
import { findOrganization, listOrganizations } from './repository.ts';

export const organizationRoutes = [
  readRoute({
    method: 'GET',
    path: '/organizations',
    operationId: 'listOrganizations',
    area: 'Organizations',
    access: 'platform',
    summary: 'Organizations by name',
    description: '`q` finds a part of the name.',
    query: ListOrganizations,
    answer: Type.Array(ref(Organization)),
    handler: async (ctx, { query }) =>
      mapPage(await listOrganizations(ctx.db, query), toOrganization),
  }),
  writeRoute({
    method: 'POST',
    path: '/organizations',
    operationId: 'createOrganization',
    area: 'Organizations',
    access: 'platform',
    summary: 'Take on an organization',
    description:
      'It begins without users and without a chart of accounts. Quiet hours that end when they begin are refused.',
    body: CreateOrganization,
    example: {
      name: 'Gestion Clairval',
      contact_email: 'bureau@example.org',
      language: 'fr',
      quiet_hours: { from: '22:00', to: '07:00' },
    },
    status: 201,
    answer: ref(Organization),
    problems: ['quiet_hours_empty'],
    handler: async (ctx, { body }) => toOrganization(await createOrganization(ctx.db, ctx, body)),
  }),
  readRoute({
    method: 'GET',
    path: '/organizations/:id',
    operationId: 'getOrganization',
    area: 'Organizations',
    access: 'platform',
    summary: 'One organization',
    description: 'Shows its contact, its language and the hours in which it disturbs nobody.',
    params: IdParams,
    answer: ref(Organization),
    handler: async (ctx, { params: { id } }) =>
      toOrganization(found(await findOrganization(ctx.db, id), 'organization', id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/organizations/:id',
    operationId: 'updateOrganization',
    area: 'Organizations',
    access: 'platform',
    summary: 'Change the named fields of an organization',
    description:
      'A new name is a change of its users too, who are shown with it: their entity tags become others.',
    params: IdParams,
    body: UpdateOrganization,
    example: { contact_email: 'office@example.org', quiet_hours: null },
    answer: ref(Organization),
    problems: ['quiet_hours_empty'],
    handler: async (ctx, { params, body }) =>
      toOrganization(await updateOrganization(ctx, params.id, body)),
  }),
];
