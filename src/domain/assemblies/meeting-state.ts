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

/** Whether owners decide individually in writing, without a meeting (art. 3.87 §11). */
export function isInWriting({ meeting_type }: Typed): boolean {
  return meeting_type === 'WrittenDecision';
}

/** Whether the owners decide, in assembly or in writing, rather than the council (art. 3.90). */
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

/** Lifecycle of a meeting. Transitions that are not listed are refused, including repeated operations. */
export const meetingTransitions: TransitionTable<MeetingStatus, MeetingOperation> = {
  open: { from: ['Scheduled'], to: 'InProgress' },
  close: { from: ['InProgress'], to: 'Completed' },
  cancel: { from: ['Scheduled'], to: 'Cancelled' },
};

/** Whether attendance may still change and proxies may still be given. */
export function isUnfinished(status: MeetingStatus): boolean {
  return status === 'Scheduled' || status === 'InProgress';
}

/** The facts that decide which actions a meeting allows. */
interface MeetingState extends Typed {
  readonly status: MeetingStatus;
  /** When everyone was convened; null: not yet. */
  readonly convened_at: string | null;
  /** The assembly whose second session this is; null for a first session. */
  readonly first_meeting_id: string | null;
}

/**
 * Lists the actions that the state of a meeting allows. A decision in writing is neither opened nor
 * attended (art. 3.87 §11), and the council is not convened (art. 3.90). Once people are convened, the
 * meeting stays as announced, and a second session keeps the agenda of the first (art. 3.87 §5).
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
