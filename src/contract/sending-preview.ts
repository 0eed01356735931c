import { FINDING_SEVERITIES } from '#domain/ledger/closing-check.ts';
import { LETTER_CHANNELS } from '#domain/letters/letter-delivery.ts';
import { SENDING_GAPS } from '#domain/letters/sending-preview.ts';
import {
  Euro,
  Language,
  LocalDate,
  Type,
  nullable,
  ref,
  stringEnum,
  type Static,
} from './common.ts';

/** Letters of one channel and language. */
export const LetterRecipients = Type.Object(
  {
    channel: stringEnum(LETTER_CHANNELS),
    language: Language,
    count: Type.Integer({ description: 'Number of letters.' }),
  },
  { $id: 'LetterRecipients' },
);

/** Something that letters lack before they are sent. */
export const SendingGap = Type.Object(
  {
    code: stringEnum(SENDING_GAPS, {
      description:
        'BankAccountMissing: asks for a payment without an account. AddressMissing: to post, without a postal address. LateForPost: to post, after the last day to do so in time.',
    }),
    severity: stringEnum(FINDING_SEVERITIES, {
      description: 'Blocking: the web app does not send them; the API still does.',
    }),
    count: Type.Integer({ description: 'Number of letters concerned.' }),
  },
  { $id: 'SendingGap' },
);

/** Letters that an operation would send, as of now. */
export const SendingPreview = Type.Object(
  {
    recipients: Type.Array(ref(LetterRecipients), {
      description: 'Letters by channel and language.',
    }),
    total: nullable({ ...Euro, description: 'Total asked for, in euro; null if nothing is.' }),
    post_by: nullable({
      ...LocalDate,
      description: 'Last day to post letters in time; null if there is no term.',
    }),
    gaps: Type.Array(ref(SendingGap), { description: 'Missing data.' }),
  },
  { $id: 'SendingPreview' },
);

export const SendingPreviewQuery = Type.Object(
  {
    format: Type.Optional(
      stringEnum(['json', 'pdf'], { description: '`pdf`: draft of one letter.' }),
    ),
    language: Type.Optional({
      ...Language,
      description: 'Language of the draft; by default that of the first letter.',
    }),
  },
  { additionalProperties: false },
);

export type SendingPreview = Static<typeof SendingPreview>;
