import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { calculateFreeTermEnd, type SendingChannel } from '#domain/payment-reminders/free-term.ts';
import type { SettledMail } from '#features/mails/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildEvents } from './follow-settlement.ts';
import { setMailedFreeTerm, markMailed } from './mailing-repository.ts';
import { scheduleNotifications } from './notify-task.ts';
import { insertEvents } from './repository.ts';

/**
 * Marks a mailed reminder as Sent on the day the mail server accepted it, even if a user escalated it
 * meanwhile; the consumer's term starts on that day. A refused one remains Open for a user to send. In
 * both cases the owner's users are soon notified in the application, if they were not already.
 */
export async function followMail(ctx: TenantContext, mail: SettledMail): Promise<void> {
  if (mail.purpose !== 'PaymentReminder') return;
  const sentOn = mail.sent_at === null ? null : todayInBrussels(parseInstantMs(mail.sent_at));
  await scheduleNotifications(ctx);
  if (sentOn === null) return;
  const by: SendingChannel = 'Email';
  const [sent, gone] = await Promise.all([
    markMailed(ctx.db, mail.id, { sent_on: sentOn, now: ctx.now }),
    setMailedFreeTerm(ctx.db, mail.id, calculateFreeTermEnd(sentOn, by)),
  ]);
  await insertEvents(ctx.db, buildEvents(ctx, 'Sent', [...sent, ...gone], by));
}
