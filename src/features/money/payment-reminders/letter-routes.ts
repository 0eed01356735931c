import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import { findLetterhead } from '#features/documents/letters/index.ts';
import { bankAccountsOf } from '#features/money/bank-accounts/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { file } from '#platform/http/reply.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { snapshotRoute, withoutConnection } from '#platform/http/route.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { findDebtor, findRemindedItems } from './letter-repository.ts';
import { reminderLetter } from './letter.ts';
import { visibleReminders } from './repository.ts';

const PDF = 'application/pdf';

/** The letter of a reminder as it is today. Refuses not_found. */
async function readLetter(ctx: TenantContext, id: string): Promise<PaperLetter> {
  const visible = visibleReminders(ctx);
  const row = await findRow(ctx.db, 'payment_reminders', id, visible);
  const reminder = found(row, 'payment_reminder', id);
  const { building_id } = reminder;
  const [head, debtor, items, accounts] = await Promise.all([
    findLetterhead(ctx.db, building_id),
    findDebtor(ctx.db, reminder),
    findRemindedItems(ctx.db, id),
    bankAccountsOf(ctx.db, [building_id]),
  ]);
  const fund = commonFund(items.map((item) => item.fund));
  const account = accountForFund(accounts.get(building_id) ?? [], fund);
  return reminderLetter({ reminder, head, debtor, items, account, today: ctx.today });
}

export const reminderLetterRoutes = [
  snapshotRoute({
    path: '/payment-reminders/:id/letter',
    operationId: 'getPaymentReminderLetter',
    access: 'funds:read',
    summary: 'The letter of a reminder, in the tone of its level and its owner’s language',
    description: 'Shows what is open today of what it claims, with a payment QR code.',
    files: [PDF],
    handler: async (ctx, { params: { id } }) => {
      const letter = await ctx.database.snapshot(ctx.organizationId, (db) =>
        readLetter(ctx.withConnection(db), id),
      );
      const job = { format: 'letters-pdf', letters: [letter], whole: letter } as const;
      return file(await renderer.render(job), PDF, `${letter.file_name}.pdf`);
    },
  }),
].map(withoutConnection);
