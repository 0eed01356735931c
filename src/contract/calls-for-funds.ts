import { CALL_STATUSES } from '#domain/funds/call-state.ts';
import { FUNDS } from '#domain/funds/funds.ts';
import {
  allowedActions,
  Euro,
  Instant,
  LocalDate,
  ShareText,
  Type,
  Uuid,
  body,
  euroInput,
  nullable,
  partial,
  ref,
  stamps,
  stringEnum,
  text,
  BuildingName,
  OwnerName,
  UnitNumber,
  type Static,
} from './common.ts';
import { distribution, distributionLine } from './expense-distribution.ts';
import { pageQuery, someOf } from './pagination.ts';
import { Problem } from './problem.ts';

const CallStatus = stringEnum(CALL_STATUSES);
const Fund = stringEnum(FUNDS);

const MAX_PARTS = 20;

const words = {
  title: text(200),
  due_date: LocalDate,
  call_date: Type.Optional(LocalDate),
  description: Type.Optional(nullable(text(2_000))),
};
const asked = { total_amount: euroInput({ minimum_cents: 1 }), fund: Fund };
const distribution_key_id = Type.Optional(Uuid);
const decision_id = Type.Optional(
  nullable({ ...Uuid, description: 'Decision of the assembly that the call stems from.' }),
);

const whole = { ...partial(asked), distribution_key_id, decision_id };
const parts = Type.Optional(
  Type.Array(body({ ...asked, distribution_key_id, decision_id }), {
    minItems: 1,
    maxItems: MAX_PARTS,
    description: 'Parts for several funds, in place of fund, amount and key.',
  }),
);
const PARTS_OR_WHOLE = {
  anyOf: [{ required: ['fund', 'total_amount'] }, { required: ['parts'] }],
};

export const CreateCallForFunds = body(
  { building_id: Uuid, ...words, ...whole, parts },
  PARTS_OR_WHOLE,
);

/** Takes what the record shows: no parts for a call with one fund, no fund for a call with several. */
export const UpdateCallForFunds = body(
  partial({
    title: words.title,
    due_date: LocalDate,
    call_date: LocalDate,
    description: nullable(text(2_000)),
    fund: nullable(Fund),
    total_amount: asked.total_amount,
    distribution_key_id: nullable(Uuid),
    decision_id: nullable(Uuid),
    parts: Type.Array(body({ ...asked, distribution_key_id, decision_id }), {
      maxItems: MAX_PARTS,
      description: 'Parts for several funds; empty for a call with one fund, amount and key.',
    }),
  }),
);

const MAX_AT_ONCE = 500;
const BuildingAmount = body({ building_id: Uuid, total_amount: asked.total_amount });

export const BulkCalls = body(
  {
    building_ids: Type.Array(Uuid, { minItems: 1, maxItems: MAX_AT_ONCE, uniqueItems: true }),
    ...words,
    ...partial(asked),
    parts: Type.Optional(Type.Array(body(asked), { minItems: 1, maxItems: MAX_PARTS })),
    amounts: Type.Optional(
      Type.Array(BuildingAmount, {
        maxItems: MAX_AT_ONCE,
        description: 'Amounts for buildings that differ from `amount`.',
      }),
    ),
  },
  PARTS_OR_WHOLE,
);

export const BulkCallResults = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        building_id: Uuid,
        building_name: BuildingName,
        id: Type.Optional(Uuid),
        status: Type.Optional(CallStatus),
        problem: Type.Optional(ref(Problem)),
      }),
      { description: 'Draft or problem of each building, in the order of the request.' },
    ),
  },
  { $id: 'BulkCallResults' },
);

/** The amounts are those of the year, the dates are those of the first instalment. */
export const CreateCallSeries = body(
  {
    building_id: Uuid,
    ...words,
    ...whole,
    parts,
    instalments: Type.Integer({ minimum: 2, maximum: 12 }),
    interval_months: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 12,
        description:
          'Months between instalments; by default the year is divided evenly, else monthly.',
      }),
    ),
  },
  PARTS_OR_WHOLE,
);

export const CancelCall = body({ reason: Type.Optional(text(2_000)) });

const CallPart = Type.Object({
  fund: Fund,
  total_amount: Euro,
  distribution_key_id: Uuid,
  decision_id: nullable({ ...Uuid, description: 'Decision of the part; null: that of the call.' }),
});

export const CallForFunds = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    status: CallStatus,
    title: Type.String(),
    text_key: nullable(
      Type.String({
        description:
          'Usual title that every reader sees in their language, such as Quarter 2026 Q2; null: as written.',
      }),
    ),
    description: nullable(Type.String()),
    fund: nullable(stringEnum(FUNDS, { description: 'Fund; null for a call with several parts.' })),
    total_amount: Euro,
    parts: Type.Array(CallPart, { description: 'Number of instalments; null for a single call.' }),
    call_date: Type.String({
      format: 'date',
      description: 'Day on which owners and weights are determined.',
    }),
    due_date: LocalDate,
    distribution_key_id: nullable(
      Type.String({
        ...Uuid,
        description: 'Distribution key; null for a call with several parts.',
      }),
    ),
    decision_id: nullable({ ...Uuid, description: 'Decision that the call stems from.' }),
    series_id: nullable(Uuid),
    instalment_number: nullable(Type.Integer()),
    instalment_count: nullable(Type.Integer()),
    open_amount: nullable(
      Type.Number({
        description: 'Open amount in euro; null for a draft; for an Owner, what they owe of it.',
      }),
    ),
    journal_entry_ids: Type.Array(Uuid),
    sent_at: nullable(Instant),
    cancelled_at: nullable(Instant),
    cancellation_reason: nullable(Type.String()),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'CallForFunds' },
);

export const CALL_SORTS = ['id', 'call_date', 'due_date'] as const;

export const ListCallsForFunds = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    status: someOf(CallStatus),
    fund: someOf(Fund),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
    series_id: Type.Optional(Uuid),
    decision_id: Type.Optional(Uuid),
  },
  CALL_SORTS,
);

const part = Type.Integer({
  description: 'Number of the part, from 1.',
});

/** Amounts that each owner is to pay of a call, line by line. */
export const CallDistribution = Type.Object(
  { ...distribution, lines: Type.Array(Type.Object({ ...distributionLine, part })) },
  { $id: 'CallDistribution' },
);

/** Parts of a receivable for several funds, in the order of payment. */
export const ReceivableParts = Type.Array(
  Type.Object({ fund: Fund, amount: Euro, open_amount: Euro }),
  {
    description: 'Parts by fund, in the order in which payments settle them; empty for one fund.',
  },
);

/** Amount that an owner owes for a call, with its lines. */
export const CallReceivable = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    amount: Euro,
    open_amount: Euro,
    parts: ReceivableParts,
    due_date: LocalDate,
    structured_communication: Type.String({
      description: 'Structured payment reference, `+++NNN/NNNN/NNNCC+++`.',
    }),
    lines: Type.Array(
      Type.Object({
        unit_id: Uuid,
        unit_number: UnitNumber,
        amount: Euro,
        key: Type.String(),
        weight: Type.Integer(),
        total_weight: Type.Integer(),
        share: ShareText,
        part,
      }),
    ),
  },
  { $id: 'CallReceivable' },
);

export type CreateCallForFunds = Static<typeof CreateCallForFunds>;
export type CreateCallSeries = Static<typeof CreateCallSeries>;
export type UpdateCallForFunds = Static<typeof UpdateCallForFunds>;
export type BulkCalls = Static<typeof BulkCalls>;
export type CancelCall = Static<typeof CancelCall>;
export type ListCallsForFunds = Static<typeof ListCallsForFunds>;
