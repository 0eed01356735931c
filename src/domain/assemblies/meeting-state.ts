import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const MEETING_TYPES = [
  'GeneralAssembly',
  'ExtraordinaryAssembly',
  'BoardMeeting',
  'WrittenDecision',
] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];

/** Whether owners decide each for themselves, in writing, without meeting (art. 3.87 §11). */
export function isInWriting({ meeting_type }: { readonly meeting_type: MeetingType }): boolean {
  return meeting_type === 'WrittenDecision';
}

export const MEETING_STATUSES = ['Scheduled', 'InProgress', 'Completed', 'Cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

export type MeetingOperation = 'open' | 'close' | 'cancel';

/** The way of a meeting; what is not listed is refused, repeating an operation included. */
export const meetingTransitions: TransitionTable<MeetingStatus, MeetingOperation> = {
  open: { from: ['Scheduled'], to: 'InProgress' },
  close: { from: ['InProgress'], to: 'Completed' },
  cancel: { from: ['Scheduled'], to: 'Cancelled' },
};
