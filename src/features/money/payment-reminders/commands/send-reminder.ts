import { assert } from '#domain/kernel/assert.ts';
import { withdrawPosts } from '#features/documents/letters/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { composeLetters } from '../compose-letters.ts';
import { recordItemsNamedInMail } from '../mailing-repository.ts';
import { lockForOperation } from '../reminder.ts';
import type { FullReminder } from '../repository.ts';
import { sendReminderLetters } from '../stored-letters.ts';

/**
 * E-mails the letter of an open reminder to its owner, again if a previous attempt was refused; it
 * becomes Sent once a server accepts it. Without an e-mail address, the letter is to be posted.
 */
export async function sendReminder(ctx: TenantContext, id: string): Promise<FullReminder> {
  const { reminder, next } = await lockForOperation(ctx, id, 'send');
  const { reminder_level } = reminder;
  await withdrawPosts(ctx.db, [id]);
  const [letter] = await sendReminderLetters(ctx, await composeLetters(ctx, [reminder]));
  assert(letter !== undefined, 'A reminder has a letter');
  const { mail_id } = letter;
  const [row] = await Promise.all([
    updateRow(ctx, 'payment_reminders', id, { status: next, mail_id }),
    mail_id !== null &&
      reminder_level === 'Gentle' &&
      recordItemsNamedInMail(ctx.db, { id, mail_id }),
    recordAudit(ctx, 'payment_reminder.mailed', id, { reminder_level }),
  ]);
  const mail = { status: 'Pending', sent_at: null, error: null } as const;
  return { ...reminder, ...row, mail: mail_id === null ? null : mail };
}
