import { INTERRUPTION_KINDS } from '#domain/recovery/limitation.ts';
import { HOLD_AWAITS, HOLD_LETTERS, HOLD_STATUSES } from '#domain/sales/hold.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Euro,
  euroInput,
  Language,
  LocalDate,
  nullable,
  OwnerName,
  partial,
  stamps,
  stringEnum,
  text,
  Type,
  UnitNumber,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';
import { DeedOn, Units } from './sold-lots.ts';

const Status = stringEnum(HOLD_STATUSES);
const InformedOn = { ...LocalDate, description: 'Day on which the notary informed the syndic.' };
const LetterSentOn = {
  ...LocalDate,
  description: 'Day on which the notary sent the registered letter that the seller contests.',
};
const AmountIn = { ...euroInput({ minimum_cents: 1 }), description: 'Amount withheld, in euro.' };

export const Hold = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    owner_id: { ...Uuid, description: 'The seller.' },
    owner_name: OwnerName,
    unit_ids: Units,
    deed_on: DeedOn,
    amount: { ...Euro, description: 'Amount withheld, in euro.' },
    informed_on: InformedOn,
    letter_sent_on: nullable(LetterSentOn),
    status: Status,
    payment_reference: nullable(
      Type.String({ description: 'Communication by which the payment of the notary is matched.' }),
    ),
    letter_due_on: {
      ...LocalDate,
      description: 'Third working day after the deed: last day of the letter of the notary.',
    },
    attachment_last_on: nullable({
      ...LocalDate,
      description: 'Twentieth working day after that letter: last day to notify an attachment.',
    }),
    alarms: Type.Array(LocalDate, {
      description: 'Fifteenth, eighteenth and twentieth working day after that letter.',
    }),
    awaits: nullable(stringEnum(HOLD_AWAITS, { description: 'Event that it awaits.' })),
    due_on: nullable({ ...LocalDate, description: 'Last day of what is awaited.' }),
    is_alarm: Type.Boolean({
      description: 'Whether today is a day of alarm, or the term has passed.',
    }),
    ended_on: nullable({ ...LocalDate, description: 'Day on which it was paid or released.' }),
    payment_id: nullable({ ...Uuid, description: 'Payment of the notary.' }),
    reason: nullable(Type.String({ description: 'Why it was released.' })),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Hold' },
);

/** Facts of a withheld price, as the notary reports them. */
export const withheld = {
  amount: AmountIn,
  informed_on: InformedOn,
  contested: Type.Optional(Type.Boolean({ description: 'Whether the seller contests.' })),
  letter_sent_on: Type.Optional(nullable(LetterSentOn)),
};
const facts = { deed_on: DeedOn, amount: AmountIn, informed_on: InformedOn };
export const CreateHold = body({
  owner_id: { ...Uuid, description: 'The seller.' },
  unit_ids: Units,
  deed_on: DeedOn,
  ...withheld,
});
export const UpdateHold = body(partial({ ...facts, letter_sent_on: nullable(LetterSentOn) }));
export const ContestHold = body({ letter_sent_on: Type.Optional(nullable(LetterSentOn)) });
export const PayHold = body({
  payment_id: Type.Optional({
    ...Uuid,
    description: 'Payment of the notary; by default the one with the reference of the account.',
  }),
});
export const ReleaseHold = body({ reason: text(2_000) });

export const HoldLetterQuery = Type.Object(
  {
    kind: Type.Optional(
      stringEnum(HOLD_LETTERS, {
        description:
          'Claim: asks the notary to pay. Attachment: asks the lawyer to attach the price. By default what the state needs next.',
      }),
    ),
    language: Type.Optional({ ...Language, description: 'By default that of the building.' }),
  },
  { additionalProperties: false },
);

export const HOLD_SORTS = ['deed_on', 'id'] as const;
export const ListHolds = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    owner_id: Type.Optional(Uuid),
    status: someOf(Status),
  },
  HOLD_SORTS,
);

const Receivables = Type.Array(Uuid, {
  maxItems: 500,
  uniqueItems: true,
  description: 'Debts that it concerns; empty: all that were due on its day.',
});
const interruption = {
  owner_id: Uuid,
  kind: stringEnum(INTERRUPTION_KINDS),
  done_on: LocalDate,
};
const Proof = {
  ...Uuid,
  description: 'Document that proves it; without one it does not count.',
};

export const Interruption = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    ...interruption,
    owner_name: OwnerName,
    receivable_ids: Receivables,
    proof_document_id: nullable(Proof),
    ...stamps,
  },
  { $id: 'Interruption' },
);
export const CreateInterruption = body({
  ...interruption,
  receivable_ids: Type.Optional(Receivables),
  proof_document_id: Type.Optional(nullable(Proof)),
});

export const INTERRUPTION_SORTS = ['done_on', 'id'] as const;
export const ListInterruptions = pageQuery({ owner_id: Type.Optional(Uuid) }, INTERRUPTION_SORTS);

export const LotDebtsQuery = Type.Object(
  { on: Type.Optional({ ...LocalDate, description: 'By default today.' }) },
  { additionalProperties: false },
);
const Open = { ...Euro, description: 'Open amount, in euro.' };
export const LotDebt = Type.Object(
  {
    unit_id: nullable({ ...Uuid, description: 'Null: debts that no lot is named for.' }),
    unit_number: nullable(UnitNumber),
    open: Open,
    privilege: Type.Object(
      {
        years: Type.Array(
          Type.Object({
            from: LocalDate,
            to: LocalDate,
            drops_out_on: {
              ...LocalDate,
              description: 'First day on which its charges have no privilege any more.',
            },
            alarms: Type.Array(LocalDate, { description: '60, 30 and 7 days before it.' }),
            open: Open,
          }),
          { description: 'The preceding and the current financial year.' },
        ),
        unprivileged: { ...Euro, description: 'Open amount of older years, in euro.' },
      },
      { description: 'Open amounts by privilege on the lot.' },
    ),
    limitation: Type.Object(
      {
        last_on: nullable({
          ...LocalDate,
          description: 'Earliest day on which a debt can still be claimed in court.',
        }),
        alarm_on: nullable({ ...LocalDate, description: 'One year before it.' }),
        running: Open,
        alarm: { ...Euro, description: 'Open amount of debts in their last year, in euro.' },
        pending: { ...Euro, description: 'Open amount of debts before a court, in euro.' },
        barred: { ...Euro, description: 'Open amount of debts that are barred, in euro.' },
      },
      { description: 'Open amounts by limitation.' },
    ),
  },
  { $id: 'LotDebt' },
);

export type Hold = Static<typeof Hold>;
export type CreateHold = Static<typeof CreateHold>;
export type UpdateHold = Static<typeof UpdateHold>;
export type ContestHold = Static<typeof ContestHold>;
export type PayHold = Static<typeof PayHold>;
export type ReleaseHold = Static<typeof ReleaseHold>;
export type HoldLetterQuery = Static<typeof HoldLetterQuery>;
export type ListHolds = Static<typeof ListHolds>;
export type Interruption = Static<typeof Interruption>;
export type CreateInterruption = Static<typeof CreateInterruption>;
export type ListInterruptions = Static<typeof ListInterruptions>;
