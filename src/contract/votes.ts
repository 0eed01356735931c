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
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { Meeting } from './meetings.ts';

const Choice = stringEnum(CHOICES);
const NewVote = body({
  owner_id: Uuid,
  choice: Choice,
  candidate_id: Type.Optional({ ...Uuid, description: 'Of an election, for whom or against whom' }),
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
    id: nullable({ ...Uuid, description: 'Null: the ballot is secret' }),
    owner_id: Uuid,
    owner_name: OwnerName,
    candidate_id: nullable(Uuid),
    choice: nullable({ ...Choice, description: 'Null: the ballot is secret' }),
    weight: Type.Integer({ description: 'Votes by the register, before any reduction' }),
    cast_at: Instant,
  },
  { $id: 'Vote' },
);
export const VotesCast = Type.Object({ votes: Type.Array(ref(Vote)) }, { $id: 'VotesCast' });

export const BallotEntry = Type.Object(
  {
    owner_id: Uuid,
    owner_name: OwnerName,
    weight: Type.Integer(),
    may_vote: Type.Boolean(),
    has_voted: Type.Boolean({ description: 'Of a secret ballot too: who, not what' }),
    reason: nullable(
      stringEnum(WITHOUT_VOTE, {
        description: 'Why not',
      }),
    ),
    choice: nullable({ ...Choice, description: 'What was voted; null: nothing yet, or secret' }),
  },
  { $id: 'BallotEntry' },
);

const Votes = Type.Integer({ minimum: 0 });
const figures = { for: Votes, against: Votes, abstain: Votes };
const outcome = {
  result: stringEnum(RESULTS),
  ...figures,
  votes_cast: Type.Integer({ description: 'For and against, by which the majority is measured' }),
  threshold: Type.Integer({ description: 'The least votes for it that adopt it' }),
  before_reduction: Type.Object(figures, {
    description: 'What was voted, before anybody was cut to the sum of the others',
  }),
  capped: Type.Array(
    Type.Object({ owner_id: Uuid, owner_name: OwnerName, from: Votes, to: Votes }),
    { description: 'Who counts for less than their shares, so as not to outvote all others' },
  ),
};
export const candidateResult = { candidate_id: Uuid, name: Type.String(), ...outcome };
const ofCandidates = {
  candidates: Type.Array(Type.Object(candidateResult), {
    description: 'Of an election, what became of each',
  }),
};
/** What became of an item; null before it was counted. */
export const itemResult = {
  result: nullable({ ...stringEnum(RESULTS), description: 'Null: told only, or not voted on' }),
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
});
export const LiveMeeting = Type.Object(
  {
    meeting: ref(Meeting),
    owners_present: Type.Integer(),
    shares_present: Votes,
    current_item_id: nullable({
      ...Uuid,
      description: 'The item that it is at, or is to decide next; null: it is not under way',
    }),
    voters: nullable(
      Type.Integer({ description: 'How many may vote on that item; null: nobody now' }),
    ),
    voted: nullable(Type.Integer({ description: 'How many of them have' })),
    results: Type.Array(
      Type.Object({
        agenda_item_id: Uuid,
        majority: nullable(stringEnum(MAJORITIES)),
        ...itemResult,
      }),
    ),
    told_at: { ...Instant, description: 'By the clock of the service' },
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
    head_hash: Type.String({ description: 'SHA-256 that the last vote is proved by' }),
    is_whole: Type.Boolean({ description: 'Nothing was changed, taken out or put in since' }),
    broken_at: nullable(Type.Integer({ description: 'The first vote whose hash is another' })),
    outcomes_match: Type.Boolean({ description: 'The results are what the votes add up to' }),
  },
  { $id: 'VotesProof' },
);

export type CastVotes = Static<typeof CastVotes>;
export type NewVote = Static<typeof NewVote>;
