import { LETTER_CHANNELS, LETTER_DELIVERY_STATUSES } from '#domain/letters/letter-delivery.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import {
  Instant,
  LocalDate,
  Type,
  Uuid,
  body,
  nullable,
  rowTag,
  stringEnum,
  text,
  OwnerName,
  type Static,
} from './common.ts';

/** How several letters are combined into one file. */
export const LettersFormat = stringEnum(['zip', 'pdf'], {
  description: '`zip` with one file per owner (default), or `pdf` with all letters.',
});

const delivery = {
  id: Uuid,
  owner_id: Uuid,
  owner_name: OwnerName,
  channel: stringEnum(LETTER_CHANNELS),
  status: stringEnum(LETTER_DELIVERY_STATUSES, {
    description: 'Sent: accepted by the mail server. ToPost: the letter must be posted.',
  }),
  sent_at: nullable(Instant),
  error: nullable(Type.String({ description: 'Error of the last attempt.' })),
  posted_on: nullable(LocalDate),
  tracking_number: nullable(Type.String()),
  letter_sha256: nullable(
    Type.String({ description: 'SHA-256 of the PDF sent; null until it exists.' }),
  ),
  ...rowTag,
};

/** Delivery of a letter to one owner, made or pending. */
export const LetterDelivery = Type.Object(delivery, { $id: 'LetterDelivery' });

/** Delivery of a reminder letter. */
export const ReminderDelivery = Type.Object(
  { reminder_level: stringEnum(REMINDER_LEVELS), ...delivery },
  { $id: 'ReminderDelivery' },
);

export const MarkPosted = body({
  posted_on: LocalDate,
  tracking_number: Type.Optional(text(100)),
});

export const LetterDeliveryParams = Type.Object({ id: Uuid, delivery_id: Uuid });

export type LetterDelivery = Static<typeof LetterDelivery>;
export type MarkPosted = Static<typeof MarkPosted>;
