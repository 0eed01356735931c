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
    summary: 'Organizations by name',
    query: ListOrganizations,
    answer: Type.Array(ref(Organization)),
    handler: async (ctx, { query }) =>
      mapPage(await listOrganizations(ctx.db, query), toOrganization),
  }),
  writeRoute({
    method: 'POST',
    path: '/organizations',
    operationId: 'createOrganization',
    summary: 'Take on an organization',
    body: CreateOrganization,
    status: 201,
    answer: ref(Organization),
    handler: async (ctx, { body }) => toOrganization(await createOrganization(ctx.db, ctx, body)),
  }),
  readRoute({
    method: 'GET',
    path: '/organizations/:id',
    operationId: 'getOrganization',
    summary: 'One organization',
    params: IdParams,
    answer: ref(Organization),
    handler: async (ctx, { params: { id } }) =>
      toOrganization(found(await findOrganization(ctx.db, id), 'organization', id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/organizations/:id',
    operationId: 'updateOrganization',
    summary: 'Change the named fields of an organization',
    params: IdParams,
    body: UpdateOrganization,
    answer: ref(Organization),
    handler: async (ctx, { params, body }) =>
      toOrganization(await updateOrganization(ctx, params.id, body)),
  }),
];
