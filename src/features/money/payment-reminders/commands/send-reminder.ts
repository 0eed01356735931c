import { assert } from '#domain/kernel/assert.ts';
import { enqueueMails } from '#features/mails/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { composeMails } from '../compose-mails.ts';
import { nameInMail } from '../mailing-repository.ts';
import { lockForOperation } from '../reminder.ts';
import type { FullReminder } from '../repository.ts';

/** Mails an open reminder to its owner, anew where a mail was refused; Sent it is once a server took it. */
export async function sendReminder(ctx: TenantContext, id: string): Promise<FullReminder> {
  const { reminder, next } = await lockForOperation(ctx, id, 'send');
  const { reminder_level } = reminder;
  const [mail] = await composeMails(ctx, [reminder]);
  assert(mail !== undefined, 'A reminder has a mail');
  const [row] = await Promise.all([
    updateRow(ctx, 'payment_reminders', id, { status: next, mail_id: mail.id }),
    enqueueMails(ctx.db, [mail], ctx.now),
    reminder_level === 'Gentle' && nameInMail(ctx.db, { id, mail_id: mail.id }),
    recordAudit(ctx, 'payment_reminder.mailed', id, { reminder_level }),
  ]);
  return { ...reminder, ...row, mail: { status: 'Pending', sent_at: null, error: null } };
}
