import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { Type, Uuid, stringEnum, type Static } from './common.ts';
import { LettersFormat } from './letter-deliveries.ts';

export const ReminderLettersQuery = Type.Object(
  {
    channel: Type.Optional(
      stringEnum(['Post'], { description: '`Post`: letters still to be posted (default).' }),
    ),
    format: Type.Optional(LettersFormat),
    building_id: Type.Optional(Uuid),
    owner_id: Type.Optional(Uuid),
  },
  { additionalProperties: false },
);

export const ReminderLetterQuery = Type.Object(
  {
    reminder_level: Type.Optional(
      stringEnum(REMINDER_LEVELS, {
        description: 'Level of the letter; by default the current one.',
      }),
    ),
  },
  { additionalProperties: false },
);

export type ReminderLetterQuery = Static<typeof ReminderLetterQuery>;
