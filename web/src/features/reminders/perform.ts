import type { ReminderOperation } from '#domain/payment-reminders/reminder-state.ts';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { api } from '../../shared/session/session.ts';

/** What acts are told: a reason, or how and when a person sent it. */
export type Given = {
  readonly reason: string;
  readonly sent_on: string;
  readonly by: 'Post' | 'Email' | 'Hand';
  readonly tracking_number: string;
};

export const NO_WORDS: Given = { reason: '', sent_on: '', by: 'Post', tracking_number: '' };

/** Does one thing with a reminder, as its path is named. */
export function perform(
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
