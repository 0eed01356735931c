import type { TransitionTable } from '#domain/kernel/state-machine.ts';

/** Subjects of letters; those of meetings are identified by their meeting, those of statements by their run. */
export const LETTER_SUBJECTS = [
  'CallForFunds',
  'PaymentReminder',
  'MeetingConvocation',
  'MeetingCancellation',
  'MeetingMinutes',
  'Statement',
  'StatementReversal',
] as const;
export type LetterSubjectType = (typeof LETTER_SUBJECTS)[number];

/** Whether the subject is identified by a meeting. */
export function isMeetingSubject(subject: LetterSubjectType): boolean {
  return subject.startsWith('Meeting');
}

/** Ways to deliver a letter to an owner. */
export const LETTER_CHANNELS = ['Email', 'Post'] as const;
export type LetterChannel = (typeof LETTER_CHANNELS)[number];

/** Statuses of a delivery: the first three by e-mail, the others by post. */
export const LETTER_DELIVERY_STATUSES = ['Pending', 'Sent', 'Failed', 'ToPost', 'Posted'] as const;
export type LetterDeliveryStatus = (typeof LETTER_DELIVERY_STATUSES)[number];

/** User operations on a delivery; the mail server triggers the rest. */
export const letterDeliveryTransitions = {
  'mark-posted': { from: ['ToPost'], to: 'Posted' },
} as const satisfies TransitionTable<LetterDeliveryStatus>;
