import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { allowedOperations, type TransitionTable } from '#domain/kernel/state-machine.ts';
import type { MailStatus } from '#domain/mails/mail.ts';
import { isMailed, nextLevel, type ReminderLevel } from './levels.ts';

export const REMINDER_STATUSES = ['Open', 'Sent', 'Settled', 'Cancelled'] as const;
export type ReminderStatus = (typeof REMINDER_STATUSES)[number];

/**
 * Events of the timeline. Settled and Reopened follow from the books, PenaltyCharged and PenaltyReversed
 * also from payments, the others from an operation.
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

/** Operations on a reminder, as named in the paths. */
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

/** Lifecycle of a reminder; what is not listed is refused. Only the books settle it, and reopen it. */
export const reminderTransitions: TransitionTable<ReminderStatus, StatusOperation> = {
  escalate: { from: ['Open', 'Sent'], to: 'Open' },
  // It is marked as sent once the mail server has accepted the mail.
  send: { from: ['Open'], to: 'Open' },
  'mark-sent': { from: ['Open'], to: 'Sent' },
  cancel: { from: ['Open', 'Sent'], to: 'Cancelled' },
};

/** The facts that decide which operations a reminder allows. */
export interface ReminderState {
  readonly status: ReminderStatus;
  readonly reminder_level: ReminderLevel;
  readonly is_paused: boolean;
  /** Mail of its level; null: there is none. */
  readonly mail: { readonly status: MailStatus } | null;
  /** Claimed and not charged. */
  readonly penalty_cents: Cents;
  /** Charged part of the penalty, in the books. */
  readonly penalty_charged_cents: Cents;
}

function isOfStatus(operation: ReminderOperation): operation is StatusOperation {
  return Object.hasOwn(reminderTransitions, operation);
}

/** Whether it is neither settled nor cancelled; an owner has at most one such reminder in a building. */
function isRunning(status: ReminderStatus): boolean {
  return status === 'Open' || status === 'Sent';
}

/**
 * Lists the operations a reminder allows, in the order of the table, then pause or resume, then those on
 * its penalty.
 */
export function listOpenOperations(reminder: ReminderState): ReminderOperation[] {
  const { status, reminder_level: level, is_paused: isPaused, mail } = reminder;
  const canClimb = nextLevel(level) !== undefined && !isPaused;
  const canBeMailed = isMailed(level) && mail?.status !== 'Pending';
  const operations: ReminderOperation[] = allowedOperations(reminderTransitions, status).filter(
    (operation) => (operation !== 'escalate' || canClimb) && (operation !== 'send' || canBeMailed),
  );
  if (isRunning(status)) operations.push(isPaused ? 'resume' : 'pause');
  return [...operations, ...penaltyOperations(reminder)];
}

/** A penalty may outlive its claim, and a charged one even a cancelled claim. */
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
 * Returns the status after `operation`; pausing and penalty operations do not change it. Refuses
 * reminder_paused for an escalation stopped by a pause, and invalid_transition {from, operation, allowed}
 * for anything else not allowed: escalating from the last level, mailing a registered letter or a mail
 * already on its way, pausing twice, resuming what is not paused, anything once settled or cancelled.
 */
export function afterOperation(
  operation: ReminderOperation,
  reminder: ReminderState,
): ReminderStatus {
  const { status: from } = reminder;
  const allowed = listOpenOperations(reminder);
  if (allowed.includes(operation)) {
    return isOfStatus(operation) ? reminderTransitions[operation].to : from;
  }
  const unpaused = listOpenOperations({ ...reminder, is_paused: false });
  if (operation === 'escalate' && unpaused.includes(operation)) {
    throw new DomainError('reminder_paused');
  }
  throw new DomainError('invalid_transition', { from, operation, allowed });
}
