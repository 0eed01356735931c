import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { Euro, LocalDate, Type, Uuid, countSchema, nullable, type Static } from './common.ts';

export const PaymentReminderStats = Type.Object(
  {
    total_reminders: Type.Integer(),
    by_level: countSchema(REMINDER_LEVELS),
    by_status: countSchema(REMINDER_STATUSES),
    total_owed: Type.Number({ description: 'Open amounts of active reminders in euro.' }),
    total_penalties: Type.Number({ description: 'Penalties of active reminders in euro.' }),
    total_recovered: Type.Number({
      description: 'Payments of reminded items since the first reminder, in euro.',
    }),
    recovery_rate: Type.Number({
      description:
        'Recovered / (recovered + owed), at most four decimals; 0 if nothing is claimed.',
      minimum: 0,
      maximum: 1,
    }),
    median_days_to_payment: nullable(
      Type.Number({ description: 'Days from due date to payment of reminded items.' }),
    ),
    total_overdue: { ...Euro, description: 'Total overdue today in euro, over all owners.' },
    ageing: Type.Object({
      not_due: Euro,
      days_0_30: Euro,
      days_31_60: Euro,
      days_61_90: Euro,
      days_over_90: Euro,
      credits: Type.Number({ description: 'Credits of owners in euro.' }),
      balance: Type.Number({
        description: 'Balance of all owners in the ledger in euro: open items less credits.',
      }),
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
