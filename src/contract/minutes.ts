import { DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { FOLLOW_UP_KINDS } from '#domain/assemblies/follow-up.ts';
import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { RESULTS } from '#domain/assemblies/tally.ts';
import { Attendance, OpeningQuorum, Proxy } from './attendance.ts';
import {
  body,
  BuildingName,
  euroInput,
  Instant,
  Language,
  LocalDate,
  nullable,
  partial,
  ref,
  rowTag,
  stamps,
  stringEnum,
  searchText,
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
  text_key: AgendaItem.properties.text_key,
  description: nullable(Type.String()),
  amended_text: nullable(
    Type.String({ description: 'Text put to the vote in place of the description.' }),
  ),
  remark: nullable(Type.String({ description: 'Remark on the item.' })),
  kind: Type.String(),
  majority: nullable(stringEnum(MAJORITIES)),
  article: nullable(Type.String()),
  secret: Type.Boolean(),
  excluded: AgendaItem.properties.excluded,
  syndic_votes_because: AgendaItem.properties.syndic_votes_because,
  budget: AgendaItem.properties.budget,
  ...itemResult,
  candidates: Type.Array(
    Type.Object({ ...candidateResult, against_names: Names, abstain_names: Names }),
    { description: 'Results of an election by candidate, with the votes against.' },
  ),
  against_names: Names,
  abstain_names: Names,
  void_rounds: Type.Array(Type.Object({ round_number: Type.Integer(), reason: Type.String() })),
});
export const Minutes = Type.Object(
  {
    meeting: ref(Meeting),
    chair: nullable(Type.String({ description: 'Name of the person who chaired the meeting.' })),
    chair_owner_id: nullable({
      ...Uuid,
      description: 'Owner who chaired, or for whom it was done.',
    }),
    secretary: nullable(Type.String()),
    scrutineers: nullable(Type.String()),
    remarks: nullable(Type.String()),
    published_at: nullable({
      ...Instant,
      description: 'Time of publication; the minutes never change afterwards.',
    }),
    quorum: OpeningQuorum,
    attendances: Type.Array(ref(Attendance)),
    proxies: Type.Array(ref(Proxy)),
    documents: Type.Array(Type.String(), {
      description: 'Titles of the documents that owners could read before the end of the meeting.',
    }),
    items: Type.Array(MinutesItem),
    target_on: nullable({
      ...LocalDate,
      description: 'Day by which to send the minutes: 30 days after the meeting.',
    }),
    due_on: nullable({
      ...LocalDate,
      description: 'Last day to send the minutes: `target_on`, or the next working day.',
    }),
    challengeable_until: nullable({
      ...LocalDate,
      description:
        'Last day to challenge a decision in court, a working day; null while open, or for the council.',
    }),
  },
  { $id: 'Minutes' },
);

const Remark = Type.String({ format: 'text', minLength: 1, maxLength: 20_000 });
export const UpdateMinutes = body(
  partial({
    chair: {
      ...nullable(text(200)),
      description: 'Name of the person who chaired; by default that of `chair_owner_id`.',
    },
    chair_owner_id: nullable({
      ...Uuid,
      description: 'Owner who chaired, or the company for which `chair` did; required to publish.',
    }),
    held_on: {
      ...LocalDate,
      description: 'Day on which the meeting was really held, where that was another one.',
    },
    secretary: nullable(text(200)),
    scrutineers: nullable(text(500)),
    remarks: nullable(Remark),
    items: Type.Array(body({ agenda_item_id: Uuid, remark: nullable(Remark) }), { maxItems: 500 }),
  }),
);
export const MinutesQuery = Type.Object(
  {
    format: Type.Optional(
      stringEnum(['json', 'pdf'], {
        description: '`pdf`: PDF/A in the languages of the building.',
      }),
    ),
    language: Type.Optional({
      ...Language,
      description: 'Language of the PDF, in place of those of the building.',
    }),
  },
  { additionalProperties: false },
);

const Result = stringEnum(RESULTS);
const DecisionType = stringEnum(DECISION_TYPES);

const finishing = {
  amount: nullable({
    ...euroInput({ minimum_cents: 0 }),
    description: 'Amount decided on, in euro.',
  }),
  distribution_key_id: nullable({ ...Uuid, description: 'Key by which it is charged.' }),
  finished_on: nullable({
    ...LocalDate,
    description:
      'Day on which its works ended; their costs and calls are settled in the period of that day.',
  }),
};

/** Decision of an assembly, as the register records it. */
export const Decision = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    meeting_id: nullable({ ...Uuid, description: 'Meeting; null if it was decided elsewhere.' }),
    meeting_type: nullable(stringEnum(MEETING_TYPES)),
    agenda_item_id: nullable(Uuid),
    decided_on: LocalDate,
    position: nullable(Type.Integer({ description: 'Position on the agenda, from 1.' })),
    title: Type.String(),
    text_key: AgendaItem.properties.text_key,
    text: nullable(Type.String({ description: 'Text as it was voted on.' })),
    decision_type: nullable(DecisionType),
    majority: nullable(stringEnum(MAJORITIES)),
    result: Result,
    ...finishing,
    amount: nullable(Type.Number({ description: 'Amount decided on, in euro.' })),
    challengeable_until: nullable({
      ...LocalDate,
      description:
        'Last day to challenge it in court, a working day; null for one of the council or taken elsewhere.',
    }),
    repeatable_from: nullable({
      ...LocalDate,
      description: 'First day on which it can be repeated, where it failed by absence.',
    }),
    created_at: Instant,
    ...rowTag,
  },
  { $id: 'Decision' },
);
/** Decision taken elsewhere or before the building was managed here. */
export const CreateDecision = body({
  building_id: Uuid,
  decided_on: LocalDate,
  title: text(300),
  text: Type.Optional(nullable(Type.String({ format: 'text', minLength: 1, maxLength: 20_000 }))),
  decision_type: Type.Optional(nullable(DecisionType)),
  ...partial({ amount: finishing.amount, distribution_key_id: finishing.distribution_key_id }),
});
export const UpdateDecision = body(partial(finishing));
export const DECISION_SORTS = ['decided_on', 'id'] as const;
export const RepeatDecision = body({ meeting_id: Uuid });
export const ListDecisions = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    meeting_id: Type.Optional(Uuid),
    result: someOf(Result),
    decision_type: someOf(DecisionType),
    q: Type.Optional({ ...searchText(200), description: 'Searches title and text.' }),
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
    due_on: nullable({ ...LocalDate, description: 'Due date; for a mandate, its last day.' }),
    done_on: nullable(LocalDate),
    ...stamps,
  },
  { $id: 'FollowUp' },
);
export const CreateFollowUp = body({
  kind: FollowUpKind,
  title: text(300),
  due_on: Type.Optional({
    ...LocalDate,
    description: 'Last day; required for a mandate, at most three years after the decision.',
  }),
});
export const FollowUpParams = Type.Object({ id: Uuid, follow_up_id: Uuid });

export type CreateDecision = Static<typeof CreateDecision>;
export type UpdateDecision = Static<typeof UpdateDecision>;
export type UpdateMinutes = Static<typeof UpdateMinutes>;
export type ListDecisions = Static<typeof ListDecisions>;
export type CreateFollowUp = Static<typeof CreateFollowUp>;
