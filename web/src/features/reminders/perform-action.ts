import type { ReminderOperation } from '#domain/payment-reminders/reminder-state.ts';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { api } from '../../shared/session/session.ts';

/** Input of an action: a reason, or how and when the letter was sent manually. */
export type Given = {
  readonly reason: string;
  readonly sent_on: string;
  readonly by: 'Post' | 'Email' | 'Hand';
  readonly tracking_number: string;
};

export const NO_WORDS: Given = { reason: '', sent_on: '', by: 'Post', tracking_number: '' };

/** Performs an action on a reminder, named like its API path. */
export function performAction(
  act: ReminderOperation,
  about: {
    readonly reminder: PaymentReminder;
    readonly etag: string | undefined;
    readonly given: Given;
  },
): Promise<unknown> {
  const { reminder, etag, given } = about;
  const { reason, sent_on, by } = given;
  const tracking = given.tracking_number.trim();
  const of = { path: { id: reminder.id }, etag };
  const because = { ...of, body: { reason } };
  const acts: Record<ReminderOperation, () => Promise<unknown>> = {
    send: () => api.call('sendPaymentReminder', of),
    escalate: () =>
      api.call('escalatePaymentReminder', { ...of, body: { from: reminder.reminder_level } }),
    'mark-sent': () =>
      api.call('markPaymentReminderSent', {
        ...of,
        body: { sent_on, by, ...(tracking === '' ? {} : { tracking_number: tracking }) },
      }),
    pause: () => api.call('pausePaymentReminder', because),
    resume: () => api.call('resumePaymentReminder', because),
    'charge-penalty': () => api.call('chargeReminderPenalty', because),
    'waive-penalty': () => api.call('waiveReminderPenalty', because),
    cancel: () => api.call('cancelPaymentReminder', because),
  };
  return acts[act]();
}
