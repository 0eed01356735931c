import { LETTER_CHANNELS } from '#domain/letters/letter-delivery.ts';
import { Type, Uuid, stringEnum, type Static } from './common.ts';
import { LettersFormat } from './letter-deliveries.ts';

export const SentLettersQuery = Type.Object(
  {
    format: Type.Optional(LettersFormat),
    channel: Type.Optional(
      stringEnum(LETTER_CHANNELS, {
        description: 'Email: letters sent by e-mail. Post: letters still to be posted.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const SentLetterParams = Type.Object({ id: Uuid, owner_id: Uuid });

export type SentLettersQuery = Static<typeof SentLettersQuery>;
