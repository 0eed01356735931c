import { LETTER_CHANNELS } from '#domain/letters/letter-delivery.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { SKIP_REASONS } from '#domain/payment-reminders/next-step.ts';
import {
  Euro,
  Type,
  Uuid,
  body,
  nullable,
  stringEnum,
  BuildingName,
  OwnerName,
  type Static,
} from './common.ts';

const ReminderLevel = stringEnum(REMINDER_LEVELS);
const debtor = {
  owner_id: Uuid,
  owner_name: OwnerName,
  building_id: Uuid,
  building_name: BuildingName,
};

export const RunPaymentReminders = body({
  dry_run: Type.Optional(Type.Boolean()),
  building_id: Type.Optional({ ...Uuid, description: 'Building to which the run is limited.' }),
});

export const PaymentReminderRun = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether nothing was written.' }),
    created: Type.Integer(),
    escalated: Type.Integer(),
    skipped: Type.Array(Type.Object({ ...debtor, reason: stringEnum(SKIP_REASONS) })),
    lines: Type.Array(
      Type.Object({
        ...debtor,
        from: nullable(ReminderLevel),
        to: ReminderLevel,
        channel: stringEnum(LETTER_CHANNELS, { description: 'How the letter is sent.' }),
        amount_owed: Euro,
      }),
    ),
  },
  { $id: 'PaymentReminderRun' },
);

export type RunPaymentReminders = Static<typeof RunPaymentReminders>;
export type PaymentReminderRun = Static<typeof PaymentReminderRun>;
