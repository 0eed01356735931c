import { RECEIVABLE_SOURCES } from '#domain/owner-accounts/item-sources.ts';
import { SENDING_CHANNELS } from '#domain/payment-reminders/free-term.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_EVENTS, REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { AUTOMATIC_REMINDERS } from '#domain/payment-reminders/run-rules.ts';
import { CallForFunds, ReceivableParts } from './calls-for-funds.ts';
import {
  allowedActions,
  Euro,
  Instant,
  LocalDate,
  Type,
  Uuid,
  body,
  euroInput,
  nullable,
  partial,
  stamps,
  stringEnum,
  text,
  BuildingName,
  OwnerName,
  type Static,
} from './common.ts';
import { mailOutcome } from './mails.ts';
import { pageQuery, someOf } from './pagination.ts';

/** Above this, a reminder is pointless: claims lapse after five years. */
const MAX_THRESHOLD_DAYS = 1_825;

const ReminderLevel = stringEnum(REMINDER_LEVELS);
const ReminderStatus = stringEnum(REMINDER_STATUSES);

const words = { message: nullable(text(2_000)), notes: nullable(text(2_000)) };

/** The amount is never taken from the client: the ledger determines what is owed. */
export const CreatePaymentReminder = body(
  {
    owner_id: Uuid,
    building_id: Type.Optional(Uuid),
    call_for_funds_id: Type.Optional(Uuid),
    reminder_level: Type.Optional(ReminderLevel),
    ...partial(words),
  },
  { anyOf: [{ required: ['building_id'] }, { required: ['call_for_funds_id'] }] },
);

const ReminderItem = Type.Object({
  receivable_id: Uuid,
  source: Type.Object({ type: stringEnum(RECEIVABLE_SOURCES), id: Uuid }),
  title: nullable(Type.String({ description: 'Title of the call; null for other items.' })),
  text_key: CallForFunds.properties.text_key,
  structured_communication: Type.String(),
  due_date: LocalDate,
  amount: Euro,
  open_amount: Euro,
  parts: ReceivableParts,
  days_overdue: Type.Integer({ description: 'Days overdue; 0 once nothing is open.' }),
});

const TimelineEvent = Type.Object({
  occurred_at: Instant,
  event: stringEnum(REMINDER_EVENTS),
  reminder_level: ReminderLevel,
  amount_owed: Euro,
  penalty: Euro,
  detail: nullable(
    Type.String({ description: 'Reason, or how it was sent, with the tracking number.' }),
  ),
  actor_id: Uuid,
});

export const PaymentReminder = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    building_id: Uuid,
    building_name: BuildingName,
    call_for_funds_id: nullable(Uuid),
    reminder_level: ReminderLevel,
    status: ReminderStatus,
    ...words,
    amount_owed: Euro,
    late_payment_penalty: { ...Euro, description: 'Penalty claimed, but not booked, in euro.' },
    penalty_charged: { ...Euro, description: 'Penalty booked, by payment or by hand, in euro.' },
    penalty_waived: { ...Euro, description: 'Penalty waived, in euro.' },
    total_amount: Euro,
    items: Type.Array(ReminderItem),
    days_overdue: Type.Integer({
      description: 'Days since the oldest due date with an open amount.',
    }),
    sent_date: nullable(LocalDate),
    sent_by: nullable(stringEnum(SENDING_CHANNELS)),
    mail: nullable(
      Type.Object(mailOutcome, {
        description: 'Mail of the current level; null if there is none.',
      }),
    ),
    tracking_number: nullable(Type.String()),
    paused: Type.Boolean(),
    pause_reason: nullable(Type.String()),
    cancellation_reason: nullable(Type.String()),
    settled_on: nullable(LocalDate),
    level_changed_on: LocalDate,
    events: Type.Array(TimelineEvent),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'PaymentReminder' },
);

export const PAYMENT_REMINDER_SORTS = ['id', 'created_at'] as const;

const filters = {
  building_id: Type.Optional(Uuid),
  reminder_level: someOf(ReminderLevel),
  status: someOf(ReminderStatus),
};

export const ListOwnerPaymentReminders = pageQuery(filters, PAYMENT_REMINDER_SORTS);
export const ListPaymentReminders = pageQuery(
  { owner_id: Type.Optional(Uuid), ...filters },
  PAYMENT_REMINDER_SORTS,
);

export const EscalateReminder = body({
  from: Type.Optional({
    ...ReminderLevel,
    description: 'Level that you saw; a reminder at another level is refused.',
  }),
});

export const MarkReminderSent = body({
  tracking_number: Type.Optional(text(100)),
  sent_on: Type.Optional(LocalDate),
  by: Type.Optional(stringEnum(SENDING_CHANNELS)),
});

const ThresholdDays = Type.Integer({ minimum: 1, maximum: MAX_THRESHOLD_DAYS });

const thresholds = {
  gentle_days: ThresholdDays,
  formal_days: ThresholdDays,
  final_notice_days: ThresholdDays,
  legal_action_days: ThresholdDays,
};

const rules = {
  ...thresholds,
  automatic: stringEnum(AUTOMATIC_REMINDERS, {
    description:
      'Work of a run: nothing; the first reminder; the first and second, and the formal notice ready to post.',
  }),
  hour: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'Hour of the daily run, Belgian time.',
  }),
};

const MINIMUM = 'Smallest debt that a run reminds of, in euro; a person may remind of less.';

export const ReminderSettings = Type.Object(
  {
    building_id: nullable({
      ...Uuid,
      description: 'Building with its own settings; null for those of the organization.',
    }),
    building_name: nullable(BuildingName),
    ...rules,
    minimum_amount: { ...Euro, description: MINIMUM },
  },
  { $id: 'ReminderSettings' },
);
export const UpdateReminderSettings = body(
  partial({
    ...rules,
    minimum_amount: { ...euroInput({ minimum_cents: 0 }), description: MINIMUM },
  }),
);

/** Building whose settings are requested; without it, those of the organization. */
export const ReminderSettingsQuery = Type.Object(
  { building_id: Type.Optional(Uuid) },
  { additionalProperties: false },
);

export type CreatePaymentReminder = Static<typeof CreatePaymentReminder>;
export type ListPaymentReminders = Static<typeof ListPaymentReminders>;
export type EscalateReminder = Static<typeof EscalateReminder>;
export type MarkReminderSent = Static<typeof MarkReminderSent>;
export type UpdateReminderSettings = Static<typeof UpdateReminderSettings>;
