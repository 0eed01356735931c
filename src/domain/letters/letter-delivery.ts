import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** What a letter may be about; the last three are known by the id of their meeting. */
export const LETTER_SUBJECTS = [
  'CallForFunds',
  'PaymentReminder',
  'MeetingConvocation',
  'MeetingCancellation',
  'MeetingMinutes',
] as const;
export type LetterSubjectType = (typeof LETTER_SUBJECTS)[number];

/** Whether what a letter is about is told of a meeting. */
export function isOfMeeting(subject: LetterSubjectType): boolean {
  return subject.startsWith('Meeting');
}

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
