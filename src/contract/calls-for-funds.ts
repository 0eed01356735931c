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
  stamps,
  stringEnum,
  text,
  BuildingName,
  OwnerName,
  UnitNumber,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const CallStatus = stringEnum(CALL_STATUSES);
const Fund = stringEnum(FUNDS);

const input = {
  building_id: Uuid,
  title: text(200),
  total_amount: euroInput({ minimum_cents: 1 }),
  fund: Fund,
  due_date: LocalDate,
  call_date: Type.Optional(LocalDate),
  distribution_key_id: Type.Optional(Uuid),
  description: Type.Optional(nullable(text(2_000))),
};

export const CreateCallForFunds = body(input);

/** The amount is that of the year, the dates are those of the first instalment. */
export const CreateCallSeries = body({
  ...input,
  instalments: Type.Integer({ minimum: 2, maximum: 12 }),
  interval_months: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 12,
      description: 'Default: an even part of the year, else every month',
    }),
  ),
});

export const CancelCall = body({ reason: Type.Optional(text(2_000)) });

export const CallForFunds = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    status: CallStatus,
    title: Type.String(),
    description: nullable(Type.String()),
    fund: Fund,
    total_amount: Euro,
    call_date: Type.String({ format: 'date', description: 'Ownership on this day counts' }),
    due_date: LocalDate,
    distribution_key_id: Uuid,
    series_id: nullable(Uuid),
    instalment_number: nullable(Type.Integer()),
    instalment_count: nullable(Type.Integer()),
    open_amount: nullable(
      Type.Number({ description: 'Euro; null for a draft; an Owner sees what they owe of it' }),
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
  },
  CALL_SORTS,
);

/** What one owner owes by a call, with the lines it is made of. */
export const CallReceivable = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    amount: Euro,
    open_amount: Euro,
    due_date: LocalDate,
    structured_communication: Type.String({ description: '+++NNN/NNNN/NNNCC+++' }),
    lines: Type.Array(
      Type.Object({
        unit_id: Uuid,
        unit_number: UnitNumber,
        amount: Euro,
        key: Type.String(),
        weight: Type.Integer(),
        total_weight: Type.Integer(),
        share: ShareText,
      }),
    ),
  },
  { $id: 'CallReceivable' },
);

export type CreateCallForFunds = Static<typeof CreateCallForFunds>;
export type CreateCallSeries = Static<typeof CreateCallSeries>;
export type CancelCall = Static<typeof CancelCall>;
export type ListCallsForFunds = Static<typeof ListCallsForFunds>;
