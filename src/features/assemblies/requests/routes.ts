import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AnswerAssemblyRequest,
  AssemblyRequest,
  CreateAssemblyRequest,
  ListAssemblyRequests,
} from '#contract/owners-ask.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { addRequest, answerRequest, toRequest } from './commands.ts';
import { listRequests } from './repository.ts';

export const requestRoutes = declareRoutes('Meetings', [
  readRoute({
    path: '/assembly-requests',
    operationId: 'listAssemblyRequests',
    access: 'meetings:write',
    summary: 'List requests for an assembly',
    description:
      'Returns the requests, newest first, each with the last day to convene: thirty days after receipt, or the next working day.',
    query: ListAssemblyRequests,
    answer: Type.Array(ref(AssemblyRequest)),
    handler: async (ctx, { query }) =>
      mapPage(await listRequests(ctx.db, query, visibleBuildings(ctx, 'building_id')), toRequest),
  }),
  writeRoute({
    method: 'POST',
    path: '/assembly-requests',
    operationId: 'createAssemblyRequest',
    access: 'meetings:write',
    summary: 'Record a request for an assembly',
    description:
      'Records a request by registered letter of owners with at least a fifth of the shares.',
    rules: ['Shares are those of the register on the day of receipt.'],
    body: CreateAssemblyRequest,
    example: {
      building_id: exampleIds.building,
      owner_ids: [exampleIds.owner],
      reason: 'The roof leaks.',
    },
    status: 201,
    answer: ref(AssemblyRequest),
    problems: [
      'unknown_reference',
      'date_in_future',
      'not_a_voter',
      'shares_too_few',
      'quota_incomplete',
      'key_needed',
    ],
    handler: async (ctx, { body }) => toRequest(await addRequest(ctx, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/assembly-requests/:id/answer',
    operationId: 'answerAssemblyRequest',
    access: 'meetings:write',
    summary: 'Answer a request for an assembly',
    description:
      'Links the assembly that answers the request; it is pending until that is convened.',
    body: AnswerAssemblyRequest,
    example: { meeting_id: exampleIds.meeting },
    answer: ref(AssemblyRequest),
    problems: ['unknown_reference'],
    handler: async (ctx, { params, body }) =>
      toRequest(await answerRequest(ctx, params.id, body.meeting_id)),
  }),
]);
