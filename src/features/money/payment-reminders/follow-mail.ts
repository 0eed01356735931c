import { todayInBrussels } from '#domain/kernel/local-date.ts';
import type { SettledMail } from '#features/mails/index.ts';
import { emit } from '#features/notifications/index.ts';
import { millisecondsOf } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { eventsOf } from './follow-settlement.ts';
import { markMailed, markTold } from './mailing-repository.ts';
import { paymentOverdue } from './notification-types.ts';
import { insertEvents } from './repository.ts';

/**
 * A reminder that was mailed is Sent on the day on which the mail server took it, from which a
 * consumer's term runs; one whose mail was refused stays Open, for a person to send. Either way its
 * people are told in the application, who so far were not.
 */
export async function followMail(ctx: TenantContext, mail: SettledMail): Promise<void> {
  if (mail.purpose !== 'PaymentReminder') return;
  const sentOn = mail.sent_at === null ? null : todayInBrussels(millisecondsOf(mail.sent_at));
  const [sent, told] = await Promise.all([
    sentOn === null ? [] : markMailed(ctx.db, mail.id, { sent_on: sentOn, now: ctx.now }),
    markTold(ctx.db, mail.id),
  ]);
  await Promise.all([
    insertEvents(ctx.db, eventsOf(ctx, 'Sent', sent, 'Email')),
    told.length > 0 &&
      emit(ctx, paymentOverdue, { payment_reminder_ids: told, is_mailed: sentOn !== null }),
  ]);
}
