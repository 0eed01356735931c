import { DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { FOLLOW_UP_KINDS } from '#domain/assemblies/follow-up.ts';
import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { RESULTS } from '#domain/assemblies/tally.ts';
import { Attendance, OpeningQuorum, Proxy } from './attendance.ts';
import {
  body,
  BuildingName,
  Instant,
  Language,
  LocalDate,
  nullable,
  partial,
  ref,
  rowTag,
  stamps,
  stringEnum,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { AgendaItem, Meeting } from './meetings.ts';
import { pageQuery, someOf } from './pagination.ts';
import { candidateResult, itemResult } from './votes.ts';

const Names = Type.Array(Type.String());
const MinutesItem = Type.Object({
  agenda_item_id: Uuid,
  position: Type.Integer(),
  title: Type.String(),
  description: nullable(Type.String()),
  amended_text: nullable(
    Type.String({ description: 'What was put to the vote in place of the description' }),
  ),
  remark: nullable(Type.String({ description: 'What is to be said of it besides' })),
  kind: Type.String(),
  majority: nullable(stringEnum(MAJORITIES)),
  article: nullable(Type.String()),
  secret: Type.Boolean(),
  excluded: AgendaItem.properties.excluded,
  budget: AgendaItem.properties.budget,
  ...itemResult,
  candidates: Type.Array(
    Type.Object({ ...candidateResult, against_names: Names, abstain_names: Names }),
    { description: 'Of an election, what became of each, and who did not vote for them' },
  ),
  against_names: Names,
  abstain_names: Names,
  void_rounds: Type.Array(Type.Object({ round_number: Type.Integer(), reason: Type.String() })),
});
export const Minutes = Type.Object(
  {
    meeting: ref(Meeting),
    chair: nullable(Type.String()),
    secretary: nullable(Type.String()),
    scrutineers: nullable(Type.String()),
    remarks: nullable(Type.String()),
    published_at: nullable({
      ...Instant,
      description: 'When they were sent to all; they stay as they are from then on',
    }),
    quorum: OpeningQuorum,
    attendances: Type.Array(ref(Attendance)),
    proxies: Type.Array(ref(Proxy)),
    documents: Type.Array(Type.String(), {
      description: 'Titles of what owners could read about it until its end',
    }),
    items: Type.Array(MinutesItem),
    due_on: nullable({ ...LocalDate, description: 'The last day to send them to all' }),
    challengeable_until: nullable({
      ...LocalDate,
      description:
        'The last day to challenge a decision before the judge; null: it is not closed yet, or of the council',
    }),
  },
  { $id: 'Minutes' },
);

const Remark = Type.String({ format: 'text', minLength: 1, maxLength: 20_000 });
export const UpdateMinutes = body(
  partial({
    chair: nullable(text(200)),
    secretary: nullable(text(200)),
    scrutineers: nullable(text(500)),
    remarks: nullable(Remark),
    items: Type.Array(body({ agenda_item_id: Uuid, remark: nullable(Remark) }), { maxItems: 500 }),
  }),
);
export const MinutesQuery = Type.Object(
  {
    format: Type.Optional(
      stringEnum(['json', 'pdf'], { description: 'pdf: PDF/A, in the languages of the building' }),
    ),
    language: Type.Optional({
      ...Language,
      description: 'Of the PDF, in place of those of the building',
    }),
  },
  { additionalProperties: false },
);

const Result = stringEnum(RESULTS);
const DecisionType = stringEnum(DECISION_TYPES);

/** What an assembly decided, as the register keeps it. */
export const Decision = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    meeting_id: Uuid,
    meeting_type: stringEnum(MEETING_TYPES),
    agenda_item_id: Uuid,
    decided_on: LocalDate,
    position: Type.Integer({ description: 'Its place on the agenda' }),
    title: Type.String(),
    text: nullable(Type.String({ description: 'As it was voted on' })),
    decision_type: nullable(DecisionType),
    majority: stringEnum(MAJORITIES),
    result: Result,
    challengeable_until: nullable({
      ...LocalDate,
      description: 'The last day to challenge it before the judge; null: the council decided it',
    }),
    repeatable_from: nullable({
      ...LocalDate,
      description:
        'From when on it may be put to the vote again, where it failed because owners were absent',
    }),
    created_at: Instant,
    ...rowTag,
  },
  { $id: 'Decision' },
);
export const DECISION_SORTS = ['decided_on', 'id'] as const;
export const RepeatDecision = body({ meeting_id: Uuid });
export const ListDecisions = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    meeting_id: Type.Optional(Uuid),
    result: someOf(Result),
    decision_type: someOf(DecisionType),
    q: Type.Optional({ ...text(200), description: 'Words of its title or its text' }),
  },
  DECISION_SORTS,
);

const FollowUpKind = stringEnum(FOLLOW_UP_KINDS);
export const FollowUp = Type.Object(
  {
    id: Uuid,
    decision_id: Uuid,
    kind: FollowUpKind,
    title: Type.String(),
    due_on: nullable({ ...LocalDate, description: 'By when; of a mandate, its last day' }),
    done_on: nullable(LocalDate),
    ...stamps,
  },
  { $id: 'FollowUp' },
);
export const CreateFollowUp = body({
  kind: FollowUpKind,
  title: text(300),
  due_on: Type.Optional({ ...LocalDate, description: 'Of a mandate it has to be said' }),
});
export const FollowUpParams = Type.Object({ id: Uuid, follow_up_id: Uuid });

export type UpdateMinutes = Static<typeof UpdateMinutes>;
export type ListDecisions = Static<typeof ListDecisions>;
export type CreateFollowUp = Static<typeof CreateFollowUp>;
