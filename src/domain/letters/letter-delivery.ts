import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** What a letter may be about. */
export const LETTER_SUBJECTS = ['CallForFunds', 'PaymentReminder'] as const;
export type LetterSubjectType = (typeof LETTER_SUBJECTS)[number];

/** How a letter gets to an owner. */
export const LETTER_CHANNELS = ['Email', 'Post'] as const;
export type LetterChannel = (typeof LETTER_CHANNELS)[number];

/** What became of it there: by e-mail the first three, by post the others. */
export const LETTER_DELIVERY_STATUSES = ['Pending', 'Sent', 'Failed', 'ToPost', 'Posted'] as const;
export type LetterDeliveryStatus = (typeof LETTER_DELIVERY_STATUSES)[number];

/** What a person does with a delivery; a mail server does the rest. */
export const letterDeliveryTransitions = {
  'mark-posted': { from: ['ToPost'], to: 'Posted' },
} as const satisfies TransitionTable<LetterDeliveryStatus>;
