import type { MarkReminderSent } from '#contract/payment-reminders.ts';
import { calculateFreeTermEnd } from '#domain/payment-reminders/free-term.ts';
import { checkSendingDay } from '#domain/payment-reminders/sending-day.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { setOverdueFreeTerm } from '../mailing-repository.ts';
import { lockForOperation, takeStep } from '../reminder.ts';
import type { FullReminder } from '../repository.ts';
import { storeSentLetter } from '../stored-letters.ts';

/**
 * Open → Sent, on the day a user sent it. The consumer's time to pay starts when Gentle is sent. Refuses
 * date_in_future, and no_letter_then for a day on which there was no such letter yet.
 */
export async function markReminderSent(
  ctx: TenantContext,
  id: string,
  { sent_on = ctx.today, by = 'Post', tracking_number }: MarkReminderSent,
): Promise<FullReminder> {
  const { reminder, next } = await lockForOperation(ctx, id, 'mark-sent');
  checkSendingDay(sent_on, { ...reminder, today: ctx.today });
  const sent = await takeStep(ctx, reminder, {
    changes: {
      status: next,
      sent_date: sent_on,
      sent_by: by,
      tracking_number: tracking_number ?? null,
    },
    event: 'Sent',
    detail: tracking_number === undefined ? by : `${by} ${tracking_number}`,
  });
  await storeSentLetter(ctx, sent);
  if (reminder.reminder_level === 'Gentle') {
    await setOverdueFreeTerm(ctx.db, id, {
      sent_on,
      free_until: calculateFreeTermEnd(sent_on, by),
    });
  }
  return sent;
}
