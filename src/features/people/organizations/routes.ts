import { Type, ref } from '#contract/common.ts';
import {
  CreateOrganization,
  Organization,
  ListOrganizations,
  UpdateOrganization,
} from '#contract/organizations.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { createOrganization, ownOrganization, updateOrganization } from './commands.ts';
import { toOrganization } from './organization.ts';
import { findOrganization, listOrganizations } from './repository.ts';

export const organizationRoutes = declareRoutes('Organizations', [
  readRoute({
    path: '/organizations',
    operationId: 'listOrganizations',
    access: 'platform',
    summary: 'List organizations by name',
    description: 'Returns the records that you may see.',
    rules: ['`q` searches the name.'],
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
    summary: 'Create an organization',
    description: 'Creates an organization without users and without a chart of accounts.',
    rules: ['Refused: quiet hours that end when they begin.'],
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
    summary: 'Get an organization',
    description: 'Returns its details for letters and reports, its language and its quiet hours.',
    rules: ['A Syndic sees their own organization.'],
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
    summary: 'Update an organization',
    description: 'Changes the fields that you send.',
    rules: [
      'A new name also changes the entity tags of its users.',
      'A Syndic may change their own organization, except its enterprise number.',
      '`second_factor_required`: refused to a caller without two-factor authentication.',
      'Refused to a role that is limited to some buildings.',
    ],
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
    problems: ['second_factor_required', 'quiet_hours_empty'],
    handler: async (ctx, { params, body }) =>
      toOrganization(await updateOrganization(ctx, params.id, body)),
  }),
]);
