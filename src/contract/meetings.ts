import { AGENDA_ITEM_KINDS, DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { MAJORITIES } from '#domain/assemblies/majority.ts';
import { MEETING_STATUSES, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Instant,
  LocalDate,
  nullable,
  OwnerName,
  partial,
  stamps,
  stringEnum,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const MeetingType = stringEnum(MEETING_TYPES);
const MeetingStatus = stringEnum(MEETING_STATUSES);
const LongText = Type.String({ format: 'text', minLength: 1, maxLength: 20_000 });

const announced = {
  meeting_type: MeetingType,
  scheduled_date: Instant,
  title: text(200),
  location: nullable(text(300)),
  agenda: nullable(LongText),
  remote_allowed: Type.Boolean({
    description: 'The convocation says that one may take part from afar',
  }),
};

export const Meeting = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    ...announced,
    first_meeting_id: nullable(Uuid),
    status: MeetingStatus,
    opened_at: nullable(Instant),
    closed_at: nullable(Instant),
    last_sending_day: nullable({
      ...LocalDate,
      description:
        'The last day to send the convocations, so that 15 clear days lie between; null for the board',
    }),
    cancellation_reason: nullable(Type.String()),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Meeting' },
);

const { meeting_type, scheduled_date, ...optional } = announced;
export const CreateMeeting = body({
  building_id: Uuid,
  meeting_type,
  scheduled_date,
  ...partial(optional),
  first_meeting_id: Type.Optional({
    ...Uuid,
    description: 'Makes it the second session of an assembly that had no quorum, with its agenda',
  }),
});
export const UpdateMeeting = body(partial(announced));
export const CreateSecondSession = body({ scheduled_date: Instant });
export const CancelMeeting = body({ reason: text(2_000) });

export const MEETING_SORTS = ['scheduled_date', 'created_at', 'id'] as const;
const filters = {
  building_id: Type.Optional(Uuid),
  status: someOf(MeetingStatus),
  meeting_type: someOf(MeetingType),
};
export const ListMeetings = pageQuery(filters, MEETING_SORTS);

const Majority = stringEnum(MAJORITIES);
const Candidate = Type.Object({
  id: Uuid,
  name: Type.String(),
  owner_id: nullable(Uuid),
  owner_name: nullable(OwnerName),
});
const told = { title: text(300), description: nullable(LongText) };
const decided = {
  decision_type: nullable(stringEnum(DECISION_TYPES)),
  majority: nullable({
    ...Majority,
    description: 'That of the law for its type, or a stricter one',
  }),
  distribution_key_id: nullable({
    ...Uuid,
    description: 'Only who has a weight in this key decides, with that weight',
  }),
  secret: Type.Boolean({ description: 'Who has voted is known, what is not' }),
};
const Position = Type.Integer({ minimum: 1, maximum: 500, description: 'Its place on the agenda' });

export const AgendaItem = Type.Object(
  {
    id: Uuid,
    meeting_id: Uuid,
    position: Position,
    ...told,
    kind: stringEnum(AGENDA_ITEM_KINDS),
    ...decided,
    article: nullable(
      Type.String({ description: 'Of the Civil Code, which asks for the majority' }),
    ),
    candidates: Type.Array(Candidate),
    ...stamps,
  },
  { $id: 'AgendaItem' },
);

const NewCandidate = body({ name: text(200), owner_id: Type.Optional(nullable(Uuid)) });
const changeable = {
  ...told,
  ...decided,
  candidates: Type.Array(NewCandidate, { maxItems: 50 }),
  position: Position,
};
const { title, ...optionalOfItem } = changeable;
export const CreateAgendaItem = body({
  title,
  kind: stringEnum(AGENDA_ITEM_KINDS),
  ...partial(optionalOfItem),
});
export const UpdateAgendaItem = body(
  partial({ ...changeable, kind: stringEnum(AGENDA_ITEM_KINDS) }),
);
export const AgendaItemParams = Type.Object({ id: Uuid, item_id: Uuid });

export type CreateMeeting = Static<typeof CreateMeeting>;
export type UpdateMeeting = Static<typeof UpdateMeeting>;
export type ListMeetings = Static<typeof ListMeetings>;
export type CreateAgendaItem = Static<typeof CreateAgendaItem>;
export type UpdateAgendaItem = Static<typeof UpdateAgendaItem>;
