import { ChainHead, CONSISTENT_ONLY } from '#contract/chain-proofs.ts';
import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { AgendaItem, AgendaItemParams, AmendAgendaItem, Meeting } from '#contract/meetings.ts';
import {
  BallotEntry,
  CastVotes,
  ExcludeFromItem,
  LiveMeeting,
  VoidRound,
  VoteReceipt,
  VoteResult,
  VotesCast,
  VotesProof,
  VotingRound,
} from '#contract/votes.ts';
import { toAgendaItem, toMeeting } from '#features/assemblies/meetings/index.ts';
import { Reply } from '#platform/http/reply.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { closeItem, closeMeeting } from './closing.ts';
import { amendItem, castVotes, excludeFromItem, voidRound } from './commands.ts';
import { readLiveState } from './live.ts';
import { ballotOf, proveVotes, readReceipt, readVotesHead } from './queries.ts';

const item = '/meetings/:id/agenda-items/:item_id' as const;

const votes = [
  writeRoute({
    method: 'POST',
    path: `${item}/votes`,
    operationId: 'castVotes',
    access: 'votes:cast',
    summary: 'Cast votes on an agenda item',
    description: 'Records votes, with the weights of the register on the day of the meeting.',
    rules: [
      'A Syndic enters votes of those present, and may correct them until the item is closed.',
      'An Owner or board member votes for themselves and their proxies, and may change it until then.',
      'A vote cast under the owner’s own sign-in is changed by nobody else.',
      'The same vote again answers 200; in a secret ballot only to the person who cast it.',
      'In a secret ballot nobody but the voter changes what another user entered.',
    ],
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
      'own_vote',
      'already_voted',
      'unknown_reference',
      'information_without_vote',
      'quota_incomplete',
      'key_needed',
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
    summary: 'Get your ballot for an item',
    description:
      'Returns the votes that you may cast, for yourself and your proxies; for a Syndic, all present.',
    params: AgendaItemParams,
    answer: Type.Array(ref(BallotEntry)),
    problems: ['information_without_vote', 'quota_incomplete', 'key_needed'],
    handler: (ctx, { params }) => ballotOf(ctx, params.id, params.item_id),
  }),
  writeRoute({
    method: 'PUT',
    path: `${item}/close`,
    operationId: 'closeAgendaItem',
    access: 'meetings:write',
    summary: 'Close the vote on an item',
    description: 'Counts the votes of the owners present now.',
    rules: ['Abstentions do not count.', 'No owner counts for more than all others together.'],
    params: AgendaItemParams,
    answer: ref(VoteResult),
    problems: [
      'answers_awaited',
      'invalid_transition',
      'vote_closed',
      'information_without_vote',
      'quota_incomplete',
      'key_needed',
    ],
    inTurn: true,
    handler: (ctx, { params }) => closeItem(ctx, params.id, params.item_id),
  }),
  writeRoute({
    method: 'PUT',
    path: `${item}/void`,
    operationId: 'voidVotes',
    access: 'meetings:write',
    summary: 'Declare the votes on an item void',
    description:
      'Starts the vote again, until the meeting ends; the void votes remain on record with the reason.',
    params: AgendaItemParams,
    body: VoidRound,
    example: { reason: 'The question was put wrongly.' },
    answer: ref(VotingRound),
    problems: [
      'invalid_transition',
      'vote_closed',
      'information_without_vote',
      'quota_incomplete',
      'key_needed',
    ],
    handler: (ctx, { params, body }) => voidRound(ctx, params.id, params.item_id, body.reason),
  }),
];

const end = [
  writeRoute({
    method: 'PUT',
    path: `${item}/amend`,
    operationId: 'amendAgendaItem',
    access: 'meetings:write',
    summary: 'Amend the text of an item',
    description: 'Puts another text, or budget amounts, to the vote within the subject announced.',
    rules: ['The announced text is kept; null restores it.', 'Refused once a vote is cast.'],
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
      'key_needed',
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await amendItem(ctx, params.id, params.item_id, body)),
  }),
  snapshotRoute({
    path: '/meetings/:id/live',
    operationId: 'getLiveMeeting',
    access: 'meetings:read',
    summary: 'Get the live state of a meeting',
    description: 'Returns the current item, the votes cast and each result so far, in figures.',
    answer: ref(LiveMeeting),
    problems: ['quota_incomplete', 'key_needed'],
    handler: (ctx, { params: { id } }) => readLiveState(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: `${item}/exclusions`,
    operationId: 'excludeFromItem',
    access: 'meetings:write',
    summary: 'Set the owners excluded from a vote',
    description:
      'Excludes owners who are mandated, employed or contracted on the subject (art. 3.87 §9).',
    rules: [
      'They vote neither for themselves nor by proxy.',
      'An empty list lets all vote.',
      'A syndic who owns a lot is excluded from discharge, appointment and contract; letting them vote needs a `reason`.',
      'Refused once a vote is cast.',
    ],
    params: AgendaItemParams,
    body: ExcludeFromItem,
    example: { owner_ids: [exampleIds.owner] },
    answer: ref(AgendaItem),
    problems: [
      'invalid_transition',
      'vote_closed',
      'votes_cast',
      'reason_missing',
      'unknown_reference',
      'information_without_vote',
      'quota_incomplete',
      'key_needed',
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await excludeFromItem(ctx, params.id, params.item_id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/close',
    operationId: 'closeMeeting',
    access: 'meetings:write',
    summary: 'Close a meeting',
    description: 'Counts open votes and fixes all results.',
    answer: ref(Meeting),
    problems: ['invalid_transition', 'answers_awaited', 'quota_incomplete', 'key_needed'],
    inTurn: true,
    handler: async (ctx, { params: { id } }) => toMeeting(await closeMeeting(ctx, id)),
  }),
  snapshotRoute({
    path: '/votes/:id/receipt',
    operationId: 'getVoteReceipt',
    access: 'meetings:read',
    summary: 'Get the receipt of a vote',
    description: 'Returns the text that was hashed and the path to the head of the chain.',
    rules: [
      'Each hash is the SHA-256 of the previous hash, in hexadecimal digits, followed by the text.',
      'An Owner or board member sees receipts of their own votes and of those they cast.',
      'Secret ballots have no receipts.',
    ],
    answer: ref(VoteReceipt),
    handler: (ctx, { params: { id } }) => readReceipt(ctx, id),
  }),
  snapshotRoute({
    path: '/meetings/:id/head',
    operationId: 'getVotesHead',
    access: 'meetings:read',
    summary: 'Get the head of the votes',
    description: 'Returns the number of votes in the chain of the meeting, and the last hash.',
    answer: ref(ChainHead),
    handler: (ctx, { params: { id } }) => readVotesHead(ctx, id),
  }),
  snapshotRoute({
    path: '/meetings/:id/proof',
    operationId: 'proveVotes',
    access: 'meetings:read',
    summary: 'Verify the votes of a meeting',
    description: 'Recomputes every hash and every result.',
    rules: [CONSISTENT_ONLY],
    answer: ref(VotesProof),
    handler: (ctx, { params: { id } }) => proveVotes(ctx, id),
  }),
];

export const voteRoutes = declareRoutes('Meetings', [...votes, ...end]);
