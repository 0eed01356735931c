import { allowedOperations, type TransitionTable } from '#domain/kernel/state-machine.ts';

export const MEETING_TYPES = [
  'GeneralAssembly',
  'ExtraordinaryAssembly',
  'BoardMeeting',
  'WrittenDecision',
] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];

interface Typed {
  readonly meeting_type: MeetingType;
}

/** Whether owners decide each for themselves, in writing, without meeting (art. 3.87 §11). */
export function isInWriting({ meeting_type }: Typed): boolean {
  return meeting_type === 'WrittenDecision';
}

/** Whether it is the owners who decide, together or in writing; the council is its own affair (art. 3.90). */
export function isOfOwners({ meeting_type }: Typed): boolean {
  return meeting_type !== 'BoardMeeting';
}

/** Whether the owners meet to decide (art. 3.87). */
export function isAssembly(meeting: Typed): boolean {
  return isOfOwners(meeting) && !isInWriting(meeting);
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

/** Whether people still come and go, and give proxies. */
export function isUnfinished(status: MeetingStatus): boolean {
  return status === 'Scheduled' || status === 'InProgress';
}

/** What decides on what may be done with a meeting. */
interface MeetingState extends Typed {
  readonly status: MeetingStatus;
  /** When everybody was convened to it; null: not yet. */
  readonly convened_at: string | null;
  /** The assembly that it is the second session of; null: it is a first one. */
  readonly first_meeting_id: string | null;
}

/**
 * What may be done with a meeting by its state. Nobody opens what is decided in writing, nor comes to
 * it (art. 3.87 §11), and the council is not convened (art. 3.90). What people were convened to stays
 * as it was announced, and a second session has the agenda of the first (art. 3.87 §5).
 */
export function meetingActions(meeting: MeetingState): string[] {
  const { status, convened_at, first_meeting_id } = meeting;
  const isTogether = !isInWriting(meeting);
  const isOpenToChange = status === 'Scheduled' && convened_at === null;
  return [
    ...allowedOperations(meetingTransitions, status).filter(
      (operation) => isTogether || operation !== 'open',
    ),
    ...(isOpenToChange && first_meeting_id === null ? ['agenda-items'] : []),
    ...(isOpenToChange && isOfOwners(meeting) ? ['convene'] : []),
    ...(isUnfinished(status) && isTogether ? ['proxies', 'attendances'] : []),
  ];
}
