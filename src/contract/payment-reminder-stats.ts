import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { Euro, LocalDate, Type, Uuid, countsBy, nullable, type Static } from './common.ts';

export const PaymentReminderStats = Type.Object(
  {
    total_reminders: Type.Integer(),
    by_level: countsBy(REMINDER_LEVELS),
    by_status: countsBy(REMINDER_STATUSES),
    total_owed: Type.Number({ description: 'Open amounts of reminders that are Open or Sent' }),
    total_penalties: Type.Number({ description: 'Penalties of reminders that are Open or Sent' }),
    total_recovered: Type.Number({
      description: 'Payments of what was reminded of, since it first was',
    }),
    recovery_rate: Type.Number({
      description:
        'recovered / (recovered + owed), at most four decimals; 0 when nothing is asked for',
      minimum: 0,
      maximum: 1,
    }),
    median_days_to_payment: nullable(
      Type.Number({ description: 'From the due date to the payment of what was reminded of' }),
    ),
    total_overdue: { ...Euro, description: 'Euro; what all owners owe today that was due before' },
    ageing: Type.Object({
      not_due: Euro,
      days_0_30: Euro,
      days_31_60: Euro,
      days_61_90: Euro,
      days_over_90: Euro,
      credits: Type.Number({ description: 'What owners have to their good' }),
      balance: Type.Number({ description: "The owners' balance in the books: open less credits" }),
    }),
  },
  { $id: 'PaymentReminderStats' },
);

export const GetPaymentReminderStats = Type.Object(
  {
    building_id: Type.Optional(Uuid),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
  },
  { additionalProperties: false },
);

export type GetPaymentReminderStats = Static<typeof GetPaymentReminderStats>;
export type PaymentReminderStats = Static<typeof PaymentReminderStats>;
