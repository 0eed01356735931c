import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { CHOICES, RESULTS } from '#domain/assemblies/tally.ts';
import { WITHOUT_VOTE } from '#domain/assemblies/without-vote.ts';
import { Attendance, OpeningQuorum, Proxy } from './attendance.ts';
import {
  body,
  Instant,
  LocalDate,
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
    id: Uuid,
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
const ofCandidates = {
  candidates: Type.Array(Type.Object({ candidate_id: Uuid, name: Type.String(), ...outcome }), {
    description: 'Of an election, what became of each',
  }),
};
export const VoteResult = Type.Object(
  { ...outcome, ...ofCandidates, round_number: Type.Integer(), closed_at: Instant },
  { $id: 'VoteResult' },
);

export const VoidRound = body({
  reason: Type.String({ format: 'text', minLength: 1, maxLength: 2_000 }),
});
export const VotingRound = Type.Object(
  { agenda_item_id: Uuid, round_number: Type.Integer() },
  { $id: 'VotingRound' },
);

const Names = Type.Array(Type.String());
const MinutesItem = Type.Object({
  agenda_item_id: Uuid,
  position: Type.Integer(),
  title: Type.String(),
  description: nullable(Type.String()),
  kind: Type.String(),
  majority: nullable(stringEnum(MAJORITIES)),
  article: nullable(Type.String()),
  secret: Type.Boolean(),
  result: nullable({ ...stringEnum(RESULTS), description: 'Null: told only, or not voted on' }),
  for: nullable(Votes),
  against: nullable(Votes),
  abstain: nullable(Votes),
  votes_cast: nullable(Votes),
  threshold: nullable(Votes),
  before_reduction: nullable(outcome.before_reduction),
  capped: outcome.capped,
  ...ofCandidates,
  against_names: Names,
  abstain_names: Names,
  void_rounds: Type.Array(Type.Object({ round_number: Type.Integer(), reason: Type.String() })),
});
export const Minutes = Type.Object(
  {
    meeting: ref(Meeting),
    quorum: OpeningQuorum,
    attendances: Type.Array(ref(Attendance)),
    proxies: Type.Array(ref(Proxy)),
    items: Type.Array(MinutesItem),
    due_on: nullable({ ...LocalDate, description: 'The last day to send them to all' }),
    challengeable_until: nullable({
      ...LocalDate,
      description: 'The last day to challenge a decision before the judge',
    }),
  },
  { $id: 'Minutes' },
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
