import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { CHOICES, RESULTS } from '#domain/assemblies/tally.ts';
import { WITHOUT_VOTE } from '#domain/assemblies/without-vote.ts';
import {
  body,
  Instant,
  nullable,
  OwnerName,
  ref,
  stringEnum,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { Meeting } from './meetings.ts';

const Choice = stringEnum(CHOICES);
const NewVote = body({
  owner_id: Uuid,
  choice: Choice,
  candidate_id: Type.Optional({ ...Uuid, description: 'Candidate of the vote, in an election.' }),
});
const { owner_id, choice, candidate_id } = NewVote.properties;
export const CastVotes = body(
  {
    owner_id: Type.Optional(owner_id),
    choice: Type.Optional(choice),
    candidate_id,
    votes: Type.Optional(Type.Array(NewVote, { minItems: 1, maxItems: 500 })),
  },
  { oneOf: [{ required: ['owner_id', 'choice'] }, { required: ['votes'] }] },
);

export const Vote = Type.Object(
  {
    id: nullable({ ...Uuid, description: 'Identifier of the vote; null in a secret ballot.' }),
    owner_id: Uuid,
    owner_name: OwnerName,
    candidate_id: nullable(Uuid),
    choice: nullable({ ...Choice, description: 'Choice; null in a secret ballot.' }),
    weight: Type.Integer({ description: 'Votes according to the register, before any reduction.' }),
    cast_at: Instant,
  },
  { $id: 'Vote' },
);
export const VotesCast = Type.Object({ votes: Type.Array(ref(Vote)) }, { $id: 'VotesCast' });

const Hash = Type.String({ description: 'SHA-256, hexadecimal.' });
export const VoteReceipt = Type.Object(
  {
    text: Type.String({
      description: 'Text of the vote that was hashed, a JSON array that names voter and choice.',
    }),
    previous_hash: { ...Hash, description: 'Hash of the vote before, or 64 zeros for the first.' },
    hash: { ...Hash, description: 'SHA-256 of `previous_hash` followed by `text`.' },
    path: Type.Array(Hash, { description: 'Hashes of the later votes, up to the head.' }),
    head: { ...Hash, description: 'Hash of the last vote of the meeting.' },
  },
  { $id: 'VoteReceipt' },
);

export const BallotEntry = Type.Object(
  {
    owner_id: Uuid,
    owner_name: OwnerName,
    weight: Type.Integer(),
    may_vote: Type.Boolean(),
    has_voted: Type.Boolean({ description: 'Owners who voted; shown in a secret ballot too.' }),
    reason: nullable(
      stringEnum(WITHOUT_VOTE, {
        description: 'Reason why the owner may not vote.',
      }),
    ),
    choice: nullable({ ...Choice, description: 'Votes cast; null if none, or secret.' }),
  },
  { $id: 'BallotEntry' },
);

const Votes = Type.Integer({ minimum: 0 });
const figures = { for: Votes, against: Votes, abstain: Votes };
const outcome = {
  result: stringEnum(RESULTS),
  ...figures,
  votes_cast: Type.Integer({ description: 'Votes for and against, the base of the majority.' }),
  threshold: Type.Integer({ description: 'Least number of votes in favour that adopts it.' }),
  before_reduction: Type.Object(figures, {
    description: 'Votes before reduction to the sum of the others.',
  }),
  capped: Type.Array(
    Type.Object({
      owner_id: Uuid,
      owner_name: OwnerName,
      from: { ...Votes, description: 'Votes that the owner has.' },
      to: { ...Votes, description: 'Votes that count after the cap.' },
    }),
    { description: 'Owners whose votes are reduced to the sum of the others.' },
  ),
};
export const candidateResult = { candidate_id: Uuid, name: Type.String(), ...outcome };
const ofCandidates = {
  candidates: Type.Array(Type.Object(candidateResult), {
    description: 'Results of an election by candidate.',
  }),
};
/** Result of an item; null before it is counted. */
export const itemResult = {
  result: nullable({
    ...stringEnum(RESULTS),
    description: 'Result; null for information, or before the vote.',
  }),
  for: nullable(Votes),
  against: nullable(Votes),
  abstain: nullable(Votes),
  votes_cast: nullable(Votes),
  threshold: nullable(Votes),
  before_reduction: nullable(outcome.before_reduction),
  capped: outcome.capped,
  ...ofCandidates,
};
export const VoteResult = Type.Object(
  { ...outcome, ...ofCandidates, round_number: Type.Integer(), closed_at: Instant },
  { $id: 'VoteResult' },
);

export const ExcludeFromItem = body({
  owner_ids: Type.Array(Uuid, { maxItems: 100, uniqueItems: true }),
  reason: Type.Optional({
    ...text(2_000),
    description: 'Why a syndic votes on their own discharge, appointment or contract.',
  }),
});
export const LiveMeeting = Type.Object(
  {
    meeting: ref(Meeting),
    owners_present: Type.Integer(),
    shares_present: Votes,
    current_item_id: nullable({
      ...Uuid,
      description: 'Current or next item; null if the meeting is not open.',
    }),
    voters: nullable(
      Type.Integer({ description: 'Number of owners who may vote on it; null if nobody may.' }),
    ),
    voted: nullable(Type.Integer({ description: 'Number of owners who have voted.' })),
    results: Type.Array(
      Type.Object({
        agenda_item_id: Uuid,
        majority: nullable(stringEnum(MAJORITIES)),
        ...itemResult,
      }),
    ),
    told_at: { ...Instant, description: 'Time of the service.' },
  },
  { $id: 'LiveMeeting' },
);
export const VoidRound = body({
  reason: Type.String({ format: 'text', minLength: 1, maxLength: 2_000 }),
});
export const VotingRound = Type.Object(
  { agenda_item_id: Uuid, round_number: Type.Integer() },
  { $id: 'VotingRound' },
);

export const VotesProof = Type.Object(
  {
    meeting_id: Uuid,
    votes: Type.Integer(),
    head_hash: Type.String({ description: 'SHA-256 of the last vote in the chain.' }),
    is_whole: Type.Boolean({
      description: 'Whether the chain is consistent: every recomputed hash equals the stored one.',
    }),
    broken_at: nullable(
      Type.Integer({ description: 'Number of the first vote whose hash differs.' }),
    ),
    outcomes_match: Type.Boolean({ description: 'Whether the results equal the votes.' }),
  },
  { $id: 'VotesProof' },
);

export type ExcludeFromItem = Static<typeof ExcludeFromItem>;
export type CastVotes = Static<typeof CastVotes>;
export type NewVote = Static<typeof NewVote>;
