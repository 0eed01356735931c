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
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { answerRequest, createRequest, extendRequest } from './commands.ts';
import { listRequests } from './repository.ts';
import { requireRequest, toRequest } from './request.ts';

export const requestRoutes = declareRoutes('GDPR', [
  readRoute({
    path: '/gdpr/requests',
    operationId: 'listGdprRequests',
    access: 'gdpr:read',
    summary: 'List data protection requests, newest first',
    description: 'Returns the requests; an Owner sees their own.',
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
    summary: 'Create a data protection request',
    description:
      'Records a request for access, portability, rectification, erasure, restriction or objection.',
    rules: [
      'The office enters the day of receipt; an Owner requests for themselves, today.',
      'It is due one month after receipt.',
    ],
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
    summary: 'Get a data protection request',
    description: 'Returns its due date and its outcome.',
    answer: ref(GdprRequest),
    handler: async (ctx, { params: { id } }) => toRequest(await requireRequest(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/gdpr/requests/:id/extend',
    operationId: 'extendGdprRequest',
    access: 'gdpr:write',
    summary: 'Extend a data protection request',
    description: 'Adds two months and notifies the person of the reason.',
    rules: ['Once, within the first month.', 'For complex or numerous requests only.'],
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
    summary: 'Mark a request as completed',
    description: 'Records the outcome and notifies the person.',
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
    summary: 'Refuse a request with a reason',
    description: 'Refuses the request and notifies the person of the reason and where to complain.',
    body: ReasonBody,
    example: { reason: 'The books are kept as the law demands.' },
    answer: ref(GdprRequest),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toRequest(await answerRequest(ctx, params.id, 'refuse', body.reason)),
  }),
]);
