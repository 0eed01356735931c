import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AgendaProposal,
  CreateProposal,
  ListProposals,
  TakeProposal,
} from '#contract/owners-ask.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { addProposal, addProposalToAgenda, toProposal, withdrawProposal } from './commands.ts';
import { listProposals, visibleProposals } from './repository.ts';

export const proposalRoutes = declareRoutes('Meetings', [
  readRoute({
    path: '/agenda-proposals',
    operationId: 'listAgendaProposals',
    access: 'meetings:read',
    summary: 'List agenda proposals, newest first',
    description: 'Returns the proposals, each with the ordinary assembly that it is in time for.',
    rules: [
      'In time: three weeks before the window of the assembly opens.',
      'An Owner sees their own.',
    ],
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
    summary: 'Propose an agenda item',
    description: 'Records a proposal for the next assembly.',
    rules: ['An Owner proposes for themselves; a Syndic records a letter with its day of receipt.'],
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
    summary: 'Withdraw an agenda proposal',
    description: 'Withdraws a proposal that is not on an agenda; for its author and the office.',
    answer: ref(AgendaProposal),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toProposal(await withdrawProposal(ctx, params.id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/agenda-proposals/:id/put-on-agenda',
    operationId: 'takeAgendaProposal',
    access: 'meetings:write',
    summary: 'Put a proposal on an agenda',
    description: 'Adds the proposal as last decision to an assembly of the building.',
    rules: [
      'Removed from the agenda, it is pending again.',
      'An ordinary assembly cannot be convened while a proposal in time is left out.',
    ],
    body: TakeProposal,
    example: { meeting_id: exampleIds.meeting },
    answer: ref(AgendaProposal),
    problems: ['unknown_reference', 'invalid_transition', 'already_convened', 'agenda_as_before'],
    handler: async (ctx, { params, body }) =>
      toProposal(await addProposalToAgenda(ctx, params.id, body.meeting_id)),
  }),
]);
