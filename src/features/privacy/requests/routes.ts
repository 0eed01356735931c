import { ReasonBody, ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CompleteGdprRequest,
  CreateGdprRequest,
  GdprRequest,
  ListGdprRequests,
} from '#contract/gdpr-requests.ts';
import { visibleOwners } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { answerRequest, createRequest, extendRequest } from './commands.ts';
import { listRequests } from './repository.ts';
import { requireRequest, toRequest } from './request.ts';

export const requestRoutes = routesOf('GDPR', [
  readRoute({
    path: '/gdpr/requests',
    operationId: 'listGdprRequests',
    access: 'gdpr:read',
    summary: 'What people have asked about their data, the latest first',
    description: 'An Owner sees their own requests.',
    query: ListGdprRequests,
    answer: Type.Array(ref(GdprRequest)),
    handler: async (ctx, { query }) =>
      mapPage(await listRequests(ctx.db, query, visibleOwners(ctx, 'owner_id')), toRequest),
  }),
  writeRoute({
    method: 'POST',
    path: '/gdpr/requests',
    operationId: 'createGdprRequest',
    access: 'gdpr:create',
    summary: 'Ask for access, portability, rectification, erasure, restriction, or object',
    description:
      'The office enters the requests that reach it, with the day of receipt; an Owner asks for themselves, today. It is to be answered within one month of receipt.',
    body: CreateGdprRequest,
    example: { kind: 'Access', owner_id: exampleIds.owner, received_on: '2026-03-16' },
    status: 201,
    answer: ref(GdprRequest),
    problems: ['unknown_reference', 'date_in_future'],
    handler: async (ctx, { body }) => toRequest(await createRequest(ctx, body)),
  }),
  readRoute({
    path: '/gdpr/requests/:id',
    operationId: 'getGdprRequest',
    access: 'gdpr:read',
    summary: 'One request',
    description: 'Says by when it is to be answered, and what has become of it.',
    answer: ref(GdprRequest),
    handler: async (ctx, { params: { id } }) => toRequest(await requireRequest(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/requests/:id/extend',
    operationId: 'extendGdprRequest',
    access: 'gdpr:write',
    summary: 'Take two further months to answer, and tell the person why',
    description: 'Once, and within the first month, for what is complex or one of many requests.',
    body: ReasonBody,
    example: { reason: 'Papers of nine years have to be gone through.' },
    answer: ref(GdprRequest),
    problems: ['invalid_transition', 'extension_too_late'],
    handler: async (ctx, { params, body }) =>
      toRequest(await extendRequest(ctx, params.id, body.reason)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/requests/:id/complete',
    operationId: 'completeGdprRequest',
    access: 'gdpr:write',
    summary: 'It has been done, and what',
    description: 'Tells the person.',
    body: CompleteGdprRequest,
    example: { outcome: 'The copy was handed over at the office.' },
    answer: ref(GdprRequest),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body: { outcome = null } }) =>
      toRequest(await answerRequest(ctx, params.id, 'complete', outcome)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/requests/:id/refuse',
    operationId: 'refuseGdprRequest',
    access: 'gdpr:write',
    summary: 'It is not done, and why',
    description: 'Tells the person, with the reason and where they may complain.',
    body: ReasonBody,
    example: { reason: 'The books are kept as the law demands.' },
    answer: ref(GdprRequest),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toRequest(await answerRequest(ctx, params.id, 'refuse', body.reason)),
  }),
]);
