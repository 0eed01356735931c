import { AGENDA_TEXTS } from '#domain/assemblies/agenda-texts.ts';
import { MAX_BUDGET_LINE, MAX_BUDGET_LINES } from '#domain/assemblies/budget.ts';
import { FINDINGS } from '#domain/assemblies/convening.ts';
import { NOTICE_WARNINGS } from '#domain/assemblies/deadlines.ts';
import { AGENDA_ITEM_KINDS, DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { LEGAL_MAJORITIES, MAJORITIES } from '#domain/assemblies/majority.ts';
import { MEETING_STATUSES, MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { ACCOUNT_CODE } from '#domain/ledger/account.ts';
import { Account } from './accounts.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Euro,
  euroInput,
  Instant,
  LocalDate,
  name,
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
  scheduled_date: {
    ...Instant,
    description: 'Time of the meeting; for a WrittenDecision, the deadline for answers.',
  },
  title: text(200),
  location: nullable(text(300)),
  agenda: nullable(LongText),
  remote_allowed: Type.Boolean({
    description: 'Whether remote attendance is allowed; stated in the convocation.',
  }),
  remote_address: nullable({
    ...Type.String({ minLength: 1, maxLength: 500, format: 'https' }),
    description:
      'Address to join remotely, with https; stated in the convocation if `remote_allowed`.',
  }),
};

export const Meeting = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    ...announced,
    text_key: nullable({
      ...MeetingType,
      description: 'Kind whose usual title every reader sees in their language; null: as written.',
    }),
    first_meeting_id: nullable(Uuid),
    status: MeetingStatus,
    opened_at: nullable(Instant),
    closed_at: nullable(Instant),
    held_on: nullable({
      ...LocalDate,
      description: 'Day on which it was really held; null until it opens, and in writing.',
    }),
    last_sending_day: nullable({
      ...LocalDate,
      description: 'Last day to send convocations with 15 clear days; null for the council.',
    }),
    last_posting_day: nullable({
      ...LocalDate,
      description: 'Last day to post convocations so that they arrive in time.',
    }),
    convened_at: nullable(Instant),
    urgent_reason: nullable(Type.String({ description: 'Reason for a shorter notice.' })),
    warnings: Type.Array(stringEnum(NOTICE_WARNINGS), {
      description:
        'Warnings at convocation. LateForPost: registered letters may arrive late. ShortNotice: fewer than 15 clear days.',
    }),
    cancellation_reason: nullable(Type.String()),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Meeting' },
);

/** A fault or warning about a meeting before it is convened. */
export const MeetingFinding = Type.Object(
  {
    code: stringEnum(FINDINGS, {
      description:
        'Fault or warning. OutsideWindow: not in the fifteen days of the internal rules. FiguresMissing: works without an amount. SecretBallot: the minutes will not name who voted against or abstained. CandidateUnknown: for the council, not linked to an owner.',
    }),
    agenda_item_id: nullable({ ...Uuid, description: 'Item concerned; null for the meeting.' }),
    title: nullable(Type.String({ description: 'Title of the item.' })),
  },
  { $id: 'MeetingFinding' },
);

const { meeting_type, scheduled_date, ...optional } = announced;
export const CreateMeeting = body({
  building_id: Uuid,
  meeting_type,
  scheduled_date,
  ...partial(optional),
  first_meeting_id: Type.Optional({
    ...Uuid,
    description:
      'First session without a quorum, of which this is the second session with the same agenda.',
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

const Candidate = Type.Object({
  id: Uuid,
  name: Type.String(),
  owner_id: nullable(Uuid),
  owner_name: nullable(OwnerName),
});
const told = { title: text(300), description: nullable(LongText) };
const TextKey = nullable({
  ...stringEnum(AGENDA_TEXTS),
  description: 'Usual item whose title every reader sees in their language; null: as written.',
});
const decided = {
  decision_type: nullable(stringEnum(DECISION_TYPES)),
  distribution_key_id: nullable({
    ...Uuid,
    description: 'Distribution key; only owners with a weight in it decide, by that weight.',
  }),
  secret: Type.Boolean({
    description: 'Whether the ballot is secret: who voted is known, but not how.',
  }),
};
const AccountCode = Type.String({ pattern: ACCOUNT_CODE.source });
const FiscalYear = Type.Integer({
  minimum: 1_900,
  maximum: 9_999,
  description: 'Year in which the financial year ends.',
});
const BudgetLine = Type.Object({
  account_code: Type.String(),
  account_name: Type.String(),
  labels: Account.properties.labels,
  amount: Euro,
});
const BudgetLines = { total: Euro, lines: Type.Array(BudgetLine) };
const Budget = Type.Object({
  fiscal_year: FiscalYear,
  budget_id: nullable({ ...Uuid, description: 'Budget that the amounts were taken from.' }),
  ...BudgetLines,
  announced: nullable(
    Type.Object(BudgetLines, {
      description: 'Text that was announced, where the meeting amended it.',
    }),
  ),
});
const NewBudgetLines = Type.Array(
  body({
    account_code: AccountCode,
    amount: euroInput({ minimum_cents: 1, maximum_cents: MAX_BUDGET_LINE }),
  }),
  { minItems: 1, maxItems: MAX_BUDGET_LINES },
);
const NewBudget = body(
  {
    ...partial({ fiscal_year: FiscalYear, lines: NewBudgetLines }),
    budget_id: Type.Optional({
      ...Uuid,
      description: 'Draft budget to put to the vote, in place of year and lines.',
    }),
  },
  { anyOf: [{ required: ['budget_id'] }, { required: ['fiscal_year', 'lines'] }] },
);

const Position = Type.Integer({
  minimum: 1,
  maximum: 500,
  description: 'Position on the agenda, from 1.',
});

export const AgendaItem = Type.Object(
  {
    id: Uuid,
    meeting_id: Uuid,
    position: Position,
    ...told,
    text_key: TextKey,
    kind: stringEnum(AGENDA_ITEM_KINDS),
    ...decided,
    majority: nullable({
      ...stringEnum(MAJORITIES),
      description: 'Majority: that of the law or a stricter one; unanimity in writing.',
    }),
    repeats_item_id: nullable({
      ...Uuid,
      description: 'Decision that failed by absence and is repeated here.',
    }),
    amended_text: nullable(
      Type.String({ description: 'Text put to the vote in place of the description.' }),
    ),
    article: nullable(
      Type.String({ description: 'Article of the Civil Code that requires the majority.' }),
    ),
    candidates: Type.Array(Candidate),
    budget: nullable({
      ...Budget,
      description: 'Budget to decide on, as yearly amounts by account.',
    }),
    excluded: Type.Array(Type.Object({ owner_id: Uuid, owner_name: OwnerName }), {
      description:
        'Owners with a contract on the subject, who vote neither for themselves nor by proxy (art. 3.87 §9).',
    }),
    syndic_votes_because: nullable(
      Type.String({
        description: 'Reason why a syndic votes on their own mission, given by the chair.',
      }),
    ),
    ...stamps,
  },
  { $id: 'AgendaItem' },
);

const NewCandidate = body({ name: name(200), owner_id: Type.Optional(nullable(Uuid)) });
const changeable = {
  ...told,
  text_key: TextKey,
  ...decided,
  majority: nullable({
    ...stringEnum(LEGAL_MAJORITIES),
    description: 'Majority; by default that of the law, never lower.',
  }),
  candidates: Type.Array(NewCandidate, { maxItems: 50 }),
  budget: nullable(NewBudget),
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
export const AmendAgendaItem = body({
  text: nullable(LongText),
  budget_lines: Type.Optional(
    nullable({ ...NewBudgetLines, description: 'New text; null restores the announced one.' }),
  ),
});
export const AgendaItemParams = Type.Object({ id: Uuid, item_id: Uuid });

export type CreateMeeting = Static<typeof CreateMeeting>;
export type UpdateMeeting = Static<typeof UpdateMeeting>;
export type ListMeetings = Static<typeof ListMeetings>;
export type CreateAgendaItem = Static<typeof CreateAgendaItem>;
export type AmendAgendaItem = Static<typeof AmendAgendaItem>;
export type UpdateAgendaItem = Static<typeof UpdateAgendaItem>;
