import { Type, ref } from '#contract/common.ts';
import {
  CreateOrganization,
  Organization,
  ListOrganizations,
  UpdateOrganization,
} from '#contract/organizations.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { createOrganization, ownOrganization, updateOrganization } from './commands.ts';
import { toOrganization } from './organization.ts';
import { findOrganization, listOrganizations } from './repository.ts';

export const organizationRoutes = routesOf('Organizations', [
  readRoute({
    path: '/organizations',
    operationId: 'listOrganizations',
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
    path: '/organizations/:id',
    operationId: 'getOrganization',
    access: 'organization:read',
    summary: 'One organization',
    description:
      'Shows what letters and reports say of it, its language and the hours in which it disturbs nobody. A Syndic sees their own.',
    answer: ref(Organization),
    handler: async (ctx, { params: { id } }) =>
      toOrganization(
        found(await findOrganization(ctx.db, ownOrganization(ctx, id)), 'organization', id),
      ),
  }),
  writeRoute({
    method: 'PUT',
    path: '/organizations/:id',
    operationId: 'updateOrganization',
    access: 'organization:write',
    summary: 'Change the named fields of an organization',
    description:
      'A new name is a change of its users too, who are shown with it: their entity tags become others. A Syndic changes their own organization, all but its enterprise number; one whose role is narrowed to some buildings changes nothing.',
    body: UpdateOrganization,
    example: {
      contact_email: 'office@example.org',
      address: 'Avenue Louise 54',
      postal_code: '1050',
      city: 'Ixelles',
      phone: '+32 2 555 12 34',
      registration_number: '500123',
    },
    answer: ref(Organization),
    problems: ['quiet_hours_empty'],
    handler: async (ctx, { params, body }) =>
      toOrganization(await updateOrganization(ctx, params.id, body)),
  }),
]);
