import type { MarkReminderSent } from '#contract/payment-reminders.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, takeStep } from '../reminder.ts';
import type { FullReminder } from '../repository.ts';

/** Open → Sent, today. From the first sending of Gentle runs the time that a consumer has to pay. */
export async function markReminderSent(
  ctx: TenantContext,
  id: string,
  input: MarkReminderSent,
): Promise<FullReminder> {
  const { reminder, next } = await lockForOperation(ctx, id, 'mark-sent');
  const trackingNumber = input.tracking_number ?? null;
  const isFirst = reminder.reminder_level === 'Gentle' && reminder.gentle_sent_on === null;
  return takeStep(ctx, reminder, {
    changes: {
      status: next,
      sent_date: ctx.today,
      tracking_number: trackingNumber,
      ...(isFirst ? { gentle_sent_on: ctx.today } : {}),
    },
    event: 'Sent',
    detail: trackingNumber,
  });
}
