import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { AgendaItem, AgendaItemParams, AmendAgendaItem, Meeting } from '#contract/meetings.ts';
import {
  BallotEntry,
  CastVotes,
  ExcludeFromItem,
  LiveMeeting,
  VoidRound,
  VoteResult,
  VotesCast,
  VotesProof,
  VotingRound,
} from '#contract/votes.ts';
import { toAgendaItem, toMeeting } from '#features/assemblies/meetings/index.ts';
import { Reply } from '#platform/http/reply.ts';
import { routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { closeItem, closeMeeting } from './closing.ts';
import { amendItem, castVotes, excludeFromItem, voidRound } from './commands.ts';
import { liveOf } from './live.ts';
import { ballotOf, proveVotes } from './queries.ts';

const item = '/meetings/:id/agenda-items/:item_id' as const;

const votes = [
  writeRoute({
    method: 'POST',
    path: `${item}/votes`,
    operationId: 'castVotes',
    access: 'votes:cast',
    summary: 'Vote on an item, for one or for many',
    description:
      'A Syndic enters the votes of those who are there, and may correct one until the item is closed; an Owner and a member of the board vote once, for themselves and for those whose proxy they hold. The weight comes from the register on the day of the meeting. What was cast the same already answers 200; of a secret ballot only to whoever cast it, and nobody else changes it.',
    params: AgendaItemParams,
    body: CastVotes,
    example: { owner_id: exampleIds.owner, choice: 'For' },
    status: 201,
    alsoStatus: [200],
    answer: ref(VotesCast),
    problems: [
      'invalid_transition',
      'vote_closed',
      'vote_excluded',
      'not_present',
      'already_voted',
      'unknown_reference',
      'information_without_vote',
      'quota_incomplete',
    ],
    inTurn: true,
    handler: async (ctx, { params, body }) => {
      const { isNew, votes: cast } = await castVotes(ctx, params.id, params.item_id, body);
      return new Reply(isNew ? 201 : 200, { votes: cast });
    },
  }),
  snapshotRoute({
    path: `${item}/ballot`,
    operationId: 'getBallot',
    access: 'votes:cast',
    summary: 'What the caller may vote on an item',
    description:
      'For themselves, and for each of those whose proxy they hold; for a Syndic, for all who are there.',
    params: AgendaItemParams,
    answer: Type.Array(ref(BallotEntry)),
    problems: ['information_without_vote', 'quota_incomplete'],
    handler: (ctx, { params }) => ballotOf(ctx, params.id, params.item_id),
  }),
  writeRoute({
    method: 'PUT',
    path: `${item}/close`,
    operationId: 'closeAgendaItem',
    access: 'meetings:write',
    summary: 'End the vote on an item and count it',
    description:
      'With those who are there now. Abstentions are no part of the base; nobody counts for more than the sum of the others.',
    params: AgendaItemParams,
    answer: ref(VoteResult),
    problems: [
      'answers_awaited',
      'invalid_transition',
      'vote_closed',
      'information_without_vote',
      'quota_incomplete',
    ],
    inTurn: true,
    handler: (ctx, { params }) => closeItem(ctx, params.id, params.item_id),
  }),
  writeRoute({
    method: 'PUT',
    path: `${item}/void`,
    operationId: 'voidVotes',
    access: 'meetings:write',
    summary: 'Make the votes on an item void, and vote anew',
    description: 'Until the meeting ends. What was cast stays on record, with the reason.',
    params: AgendaItemParams,
    body: VoidRound,
    example: { reason: 'The question was put wrongly.' },
    answer: ref(VotingRound),
    problems: ['invalid_transition', 'vote_closed', 'information_without_vote', 'quota_incomplete'],
    handler: (ctx, { params, body }) => voidRound(ctx, params.id, params.item_id, body.reason),
  }),
];

const end = [
  writeRoute({
    method: 'PUT',
    path: `${item}/amend`,
    operationId: 'amendAgendaItem',
    access: 'meetings:write',
    summary: 'Put another text to the vote than the announced one',
    description:
      'Within what the item was announced for; the announced text stays beside it, and null brings it back; of a budget, its amounts too. Refused once somebody has voted.',
    params: AgendaItemParams,
    body: AmendAgendaItem,
    example: { text: 'The roof is renewed for at most 84,000 euro.' },
    answer: ref(AgendaItem),
    problems: [
      'invalid_transition',
      'vote_closed',
      'votes_cast',
      'agenda_as_before',
      'budget_of_other_item',
      'duplicate',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'information_without_vote',
      'quota_incomplete',
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await amendItem(ctx, params.id, params.item_id, body)),
  }),
  snapshotRoute({
    path: '/meetings/:id/live',
    operationId: 'getLiveMeeting',
    access: 'meetings:read',
    summary: 'A meeting as all see it now',
    description:
      'What it is at, how many have voted on that of how many who may, and each result so far: numbers, for screens and phones that follow it.',
    answer: ref(LiveMeeting),
    problems: ['quota_incomplete'],
    handler: (ctx, { params: { id } }) => liveOf(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: `${item}/exclusions`,
    operationId: 'excludeFromItem',
    access: 'meetings:write',
    summary: 'Say who takes no part in the vote on an item',
    description:
      'Owners who are mandated, employed or serve the building by contract on what is decided (art. 3.87 §9): they vote neither for themselves nor for those whose proxy they hold. An empty list lets all vote again; refused once somebody has voted.',
    params: AgendaItemParams,
    body: ExcludeFromItem,
    example: { owner_ids: [exampleIds.owner] },
    answer: ref(AgendaItem),
    problems: [
      'invalid_transition',
      'vote_closed',
      'votes_cast',
      'unknown_reference',
      'information_without_vote',
      'quota_incomplete',
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await excludeFromItem(ctx, params.id, params.item_id, body.owner_ids)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/close',
    operationId: 'closeMeeting',
    access: 'meetings:write',
    summary: 'End a meeting',
    description: 'What was voted on and not closed is counted now; then nothing changes any more.',
    answer: ref(Meeting),
    problems: ['invalid_transition', 'answers_awaited', 'quota_incomplete'],
    inTurn: true,
    handler: async (ctx, { params: { id } }) => toMeeting(await closeMeeting(ctx, id)),
  }),
  snapshotRoute({
    path: '/meetings/:id/proof',
    operationId: 'proveVotes',
    access: 'meetings:read',
    summary: 'Prove the votes of a meeting',
    description:
      'Computes each hash anew from the first vote on, and each result anew from the votes and those who were there.',
    answer: ref(VotesProof),
    handler: (ctx, { params: { id } }) => proveVotes(ctx, id),
  }),
];

export const voteRoutes = routesOf('Meetings', [...votes, ...end]);
