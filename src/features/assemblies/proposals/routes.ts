import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AgendaProposal,
  CreateProposal,
  ListProposals,
  TakeProposal,
} from '#contract/owners-ask.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { addProposal, takeProposal, toProposal, withdrawProposal } from './commands.ts';
import { listProposals, visibleProposals } from './repository.ts';

export const proposalRoutes = routesOf('Meetings', [
  readRoute({
    path: '/agenda-proposals',
    operationId: 'listAgendaProposals',
    access: 'meetings:read',
    summary: 'What owners want on an agenda, the latest first',
    description:
      'Each says for which ordinary assembly it came in time, three weeks before its window opens. An Owner sees their own.',
    query: ListProposals,
    answer: Type.Array(ref(AgendaProposal)),
    handler: async (ctx, { query }) =>
      mapPage(await listProposals(ctx.db, query, visibleProposals(ctx)), toProposal),
  }),
  writeRoute({
    method: 'POST',
    path: '/agenda-proposals',
    operationId: 'createAgendaProposal',
    access: 'votes:cast',
    summary: 'Propose an item for the agenda of the next assembly',
    description:
      'An Owner does so for themselves, a Syndic for whoever has written it to them, by the day on which it came.',
    body: CreateProposal,
    example: {
      building_id: exampleIds.building,
      owner_id: exampleIds.owner,
      title: 'Bicycle racks in the yard',
    },
    status: 201,
    answer: ref(AgendaProposal),
    problems: ['unknown_reference', 'date_in_future', 'not_a_voter'],
    handler: async (ctx, { body }) => toProposal(await addProposal(ctx, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/agenda-proposals/:id/withdraw',
    operationId: 'withdrawAgendaProposal',
    access: 'votes:cast',
    summary: 'Withdraw a proposal',
    description: 'Until it is on an agenda, by whoever made it or by the office.',
    answer: ref(AgendaProposal),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toProposal(await withdrawProposal(ctx, params.id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/agenda-proposals/:id/put-on-agenda',
    operationId: 'takeAgendaProposal',
    access: 'meetings:write',
    summary: 'Put a proposal on the agenda of an assembly',
    description:
      'At its end, as a decision; the assembly is one of the building. Taken off the agenda it waits again. An ordinary assembly is not convened while one that came in time is left out.',
    body: TakeProposal,
    example: { meeting_id: exampleIds.meeting },
    answer: ref(AgendaProposal),
    problems: ['unknown_reference', 'invalid_transition', 'already_convened', 'agenda_as_before'],
    handler: async (ctx, { params, body }) =>
      toProposal(await takeProposal(ctx, params.id, body.meeting_id)),
  }),
]);
