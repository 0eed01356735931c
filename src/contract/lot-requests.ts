import { ANSWER_DOCUMENTS, MISSING_CODES } from '#domain/sales/lot-documents.ts';
import {
  LOT_ANSWER_CHANNELS,
  LOT_ANSWER_PARTS,
  LOT_REQUEST_ASKERS,
  LOT_REQUEST_KINDS,
  LOT_REQUEST_STATUSES,
} from '#domain/sales/lot-request.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Email,
  Euro,
  euroInput,
  Instant,
  Language,
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
import { CertainDate, EnjoymentFrom, Units } from './sold-lots.ts';

const Kind = stringEnum(LOT_REQUEST_KINDS, {
  description:
    'BeforeContract: before the contract or offer (art. 3.94 §1). BeforeDeed: before the deed (§2).',
});
const AskedBy = stringEnum(LOT_REQUEST_ASKERS, {
  description: 'Notary, estate agent, or the outgoing owner.',
});
const Status = stringEnum(LOT_REQUEST_STATUSES);
const ExpectedDeedOn = { ...LocalDate, description: 'Day on which the deed is expected.' };
const ReceivedOn = { ...LocalDate, description: 'Day on which the request was received.' };
const LanguageOfAnswer = {
  ...Language,
  description: 'Language of the answer; by default that of the building.',
};

export const LotRequest = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    unit_ids: Units,
    kind: Kind,
    asked_by: AskedBy,
    name: Type.String({ description: 'Name of the person who asks.' }),
    email: nullable(Type.String()),
    language: LanguageOfAnswer,
    received_on: ReceivedOn,
    expected_deed_on: nullable(ExpectedDeedOn),
    certain_date: nullable(CertainDate),
    enjoyment_from: nullable(EnjoymentFrom),
    target_on: {
      ...LocalDate,
      description: 'Last day as counted: 15 or 30 days from the day after receipt.',
    },
    last_on: {
      ...LocalDate,
      description: 'Last day by law: the target, or the next working day.',
    },
    status: Status,
    channel: nullable(stringEnum(LOT_ANSWER_CHANNELS)),
    sent_at: nullable(Instant),
    letter_document_id: nullable({ ...Uuid, description: 'The letter as sent.' }),
    archive_document_id: nullable({ ...Uuid, description: 'The archive as sent.' }),
    link_last_day: nullable({ ...LocalDate, description: 'Last day on which the link opens.' }),
    link_revoked_at: nullable(Instant),
    charge_amount: nullable(
      Type.Number({ description: 'Cost charged to the outgoing owner, in euro.' }),
    ),
    charged_owner_id: nullable({ ...Uuid, description: 'Owner to whom it was charged.' }),
    url: Type.Optional(
      Type.String({
        description: 'Link that opens the answer without signing in; answered by its sending only.',
      }),
    ),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'LotRequest' },
);

const facts = {
  email: nullable(Email),
  language: LanguageOfAnswer,
  expected_deed_on: nullable(ExpectedDeedOn),
  certain_date: nullable(CertainDate),
  enjoyment_from: nullable(EnjoymentFrom),
};
export const CreateLotRequest = body({
  unit_ids: Units,
  kind: Kind,
  asked_by: AskedBy,
  name: text(200),
  received_on: ReceivedOn,
  ...partial(facts),
});
export const UpdateLotRequest = body(partial({ name: text(200), ...facts }));

export const LOT_REQUEST_SORTS = ['received_on', 'id'] as const;
export const ListLotRequests = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    unit_id: Type.Optional(Uuid),
    status: someOf(Status),
  },
  LOT_REQUEST_SORTS,
);

export const LotAnswerFileQuery = Type.Object(
  {
    on: Type.Optional({
      ...LocalDate,
      description: 'Day of the figures; by default today, or the day of sending.',
    }),
    format: Type.Optional(
      stringEnum(['json', 'pdf', 'zip'], { description: 'By default as Accept asks, else JSON.' }),
    ),
  },
  { additionalProperties: false },
);

const CallToCome = Type.Object({
  call_id: { ...Uuid, description: 'The call, drafted or sent.' },
  title: Type.String(),
  call_date: LocalDate,
  amount: Euro,
  decision_id: nullable(Uuid),
  decided_on: nullable(LocalDate),
});
const WorksToCome = Type.Object({
  decision_id: nullable({ ...Uuid, description: 'Null: the call names no decision.' }),
  decided_on: nullable(LocalDate),
  title: Type.String(),
  total: nullable(Type.Number({ description: 'Amount of the decision, in euro.' })),
  lot_share: nullable(Type.Number({ description: 'Part of the lots by its key, in euro.' })),
  asked: { ...Euro, description: 'Part of the lots in calls before enjoyment.' },
  to_come: { ...Euro, description: 'Part of the lots in calls from enjoyment on.' },
});

export const LotAnswer = Type.Object(
  {
    on: LocalDate,
    working_capital: { ...Euro, description: 'Working capital of the lots, in euro.' },
    reserve: Type.Object({
      building: { ...Euro, description: 'Reserve fund of the building, in euro.' },
      lot: { ...Euro, description: 'Part of the lots in it, for information.' },
    }),
    arrears: Type.Array(
      Type.Object({
        owner_id: Uuid,
        owner_name: OwnerName,
        on: { ...LocalDate, description: 'Day at whose end the account has this balance.' },
        amount: { ...Euro, description: 'Owed by the seller; negative: a credit.' },
      }),
      { description: 'Account of each seller.' },
    ),
    reserve_calls_to_come: Type.Object(
      { total: Euro, items: Type.Array(CallToCome) },
      { description: 'Calls for the reserve that the buyer will be asked to pay.' },
    ),
    works_to_come: Type.Object(
      { total: Euro, items: Type.Array(WorksToCome) },
      { description: 'Decisions whose payment the buyer will be asked for.' },
    ),
    proceedings: Type.Array(
      Type.Object({
        id: Uuid,
        title: Type.String(),
        parties: Type.String({ description: 'Plaintiffs and defendants.' }),
        court: nullable(Type.String({ description: 'Name of the court.' })),
        number: nullable(Type.String()),
        opened_on: LocalDate,
        stake: nullable(Type.Number({ description: 'Amount at stake, in euro; null: unknown.' })),
        provision: nullable(Type.Number({ description: 'Amount set aside, in euro.' })),
        concerns_lot: Type.Boolean({ description: 'Whether the lots bear its costs.' }),
      }),
      { description: 'Pending cases of the association, oldest first.' },
    ),
    documents: Type.Array(
      Type.Object({
        type: stringEnum(ANSWER_DOCUMENTS),
        document_id: { ...Uuid, description: 'The document that is sent.' },
        dated_on: LocalDate,
      }),
      { description: 'Documents that are sent, in the order of the law.' },
    ),
    missing: Type.Array(
      Type.Object({
        code: stringEnum(MISSING_CODES),
        article: nullable(Type.String({ description: 'Item of the law; null: not asked by law.' })),
        detail: Type.String({ description: 'The gap in words, in the language of the reader.' }),
      }),
      { description: 'Gaps, none of which prevents sending.' },
    ),
  },
  { $id: 'LotAnswer' },
);

export const SendLotAnswer = body({
  by: stringEnum(LOT_ANSWER_CHANNELS, {
    description:
      'Email: sends the link to the person who asked. Link: returns it, for you to hand over.',
  }),
  charge_amount: Type.Optional({
    ...euroInput({ minimum_cents: 1, maximum_cents: 100_000_00 }),
    description: 'Cost of the information, charged to the outgoing owner.',
  }),
});

export const LotAnswerOpening = Type.Object(
  {
    id: Uuid,
    opened_at: Instant,
    part: stringEnum(LOT_ANSWER_PARTS),
  },
  { $id: 'LotAnswerOpening' },
);

export const LOT_ANSWER_OPENING_SORTS = ['opened_at', 'id'] as const;
export const ListLotAnswerOpenings = pageQuery({}, LOT_ANSWER_OPENING_SORTS);

export type LotRequest = Static<typeof LotRequest>;
export type CreateLotRequest = Static<typeof CreateLotRequest>;
export type UpdateLotRequest = Static<typeof UpdateLotRequest>;
export type ListLotRequests = Static<typeof ListLotRequests>;
export type LotAnswer = Static<typeof LotAnswer>;
export type LotAnswerFileQuery = Static<typeof LotAnswerFileQuery>;
export type SendLotAnswer = Static<typeof SendLotAnswer>;
export type ListLotAnswerOpenings = Static<typeof ListLotAnswerOpenings>;
