import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { allowedOperations, type TransitionTable } from '#domain/kernel/state-machine.ts';
import type { MailStatus } from '#domain/mails/mail.ts';
import { isMailed, nextLevel, type ReminderLevel } from './levels.ts';

export const REMINDER_STATUSES = ['Open', 'Sent', 'Settled', 'Cancelled'] as const;
export type ReminderStatus = (typeof REMINDER_STATUSES)[number];

/**
 * What the timeline tells. Settled and Reopened follow from the books, PenaltyCharged and
 * PenaltyReversed from payments too, the others from an operation.
 */
export const REMINDER_EVENTS = [
  'Created',
  'Sent',
  'Escalated',
  'Paused',
  'Resumed',
  'Settled',
  'Reopened',
  'Cancelled',
  'PenaltyCharged',
  'PenaltyWaived',
  'PenaltyReversed',
] as const;
export type ReminderEvent = (typeof REMINDER_EVENTS)[number];

/** What people do with a reminder, as the paths name it. */
export const REMINDER_OPERATIONS = [
  'escalate',
  'send',
  'mark-sent',
  'cancel',
  'pause',
  'resume',
  'charge-penalty',
  'waive-penalty',
] as const;
export type ReminderOperation = (typeof REMINDER_OPERATIONS)[number];
type StatusOperation = Extract<ReminderOperation, 'escalate' | 'send' | 'mark-sent' | 'cancel'>;

/**
 * The way of a reminder; what is not listed is refused. Settled it becomes by the books alone, and
 * by them it comes back from there.
 */
export const reminderTransitions: TransitionTable<ReminderStatus, StatusOperation> = {
  escalate: { from: ['Open', 'Sent'], to: 'Open' },
  // It is sent once the mail server took the mail.
  send: { from: ['Open'], to: 'Open' },
  'mark-sent': { from: ['Open'], to: 'Sent' },
  cancel: { from: ['Open', 'Sent'], to: 'Cancelled' },
};

/** What decides which operations a reminder is open to. */
export interface ReminderState {
  readonly status: ReminderStatus;
  readonly reminder_level: ReminderLevel;
  readonly is_paused: boolean;
  /** What became of the mail of its level; null: there is none. */
  readonly mail: { readonly status: MailStatus } | null;
  /** What is claimed and not charged. */
  readonly penalty_cents: Cents;
  /** What is charged of the penalty, in the books. */
  readonly penalty_charged_cents: Cents;
}

function isOfStatus(operation: ReminderOperation): operation is StatusOperation {
  return Object.hasOwn(reminderTransitions, operation);
}

/** Neither settled nor cancelled: the one reminder that an owner may have in a building. */
function isRunning(status: ReminderStatus): boolean {
  return status === 'Open' || status === 'Sent';
}

/** The operations open to a reminder, in the order of the table, then pause or resume, then those on its penalty. */
export function operationsOpenTo(reminder: ReminderState): ReminderOperation[] {
  const { status, reminder_level: level, is_paused: isPaused, mail } = reminder;
  const canClimb = nextLevel(level) !== undefined && !isPaused;
  const canBeMailed = isMailed(level) && mail?.status !== 'Pending';
  const operations: ReminderOperation[] = allowedOperations(reminderTransitions, status).filter(
    (operation) => (operation !== 'escalate' || canClimb) && (operation !== 'send' || canBeMailed),
  );
  if (isRunning(status)) operations.push(isPaused ? 'resume' : 'pause');
  return [...operations, ...penaltyOperations(reminder)];
}

/** A penalty may outlive what it was claimed for, and a charged one even the claim that was given up. */
function penaltyOperations({
  status,
  penalty_cents: claimed,
  penalty_charged_cents: charged,
}: ReminderState): ReminderOperation[] {
  if (status === 'Cancelled') return charged > 0 ? ['waive-penalty'] : [];
  return [
    ...(claimed > 0 ? (['charge-penalty'] as const) : []),
    ...(claimed > 0 || charged > 0 ? (['waive-penalty'] as const) : []),
  ];
}

/**
 * The status after `operation`; a pause changes none and only stops the climb, nor does what is done
 * about the penalty.
 * Refuses reminder_paused what would climb but for its pause, and invalid_transition
 * {from, operation, allowed} whatever else is not open: escalating from the last level, mailing
 * what goes by registered letter or is on its way, pausing twice, resuming what is not paused,
 * anything settled or cancelled.
 */
export function afterOperation(
  operation: ReminderOperation,
  reminder: ReminderState,
): ReminderStatus {
  const { status: from } = reminder;
  const allowed = operationsOpenTo(reminder);
  if (allowed.includes(operation)) {
    return isOfStatus(operation) ? reminderTransitions[operation].to : from;
  }
  const unpaused = operationsOpenTo({ ...reminder, is_paused: false });
  if (operation === 'escalate' && unpaused.includes(operation)) {
    throw new DomainError('reminder_paused');
  }
  throw new DomainError('invalid_transition', { from, operation, allowed });
}
