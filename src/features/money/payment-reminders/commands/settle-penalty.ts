import type { ReasonBody } from '#contract/common.ts';
import { ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { markReversed } from '../late-penalty-repository.ts';
import { chargeLatePenalty, reversePenalties } from '../late-penalty.ts';
import { buildEvent, lockForOperation, reloadReminder } from '../reminder.ts';
import { insertEvents, insertItems, type FullReminder } from '../repository.ts';

/**
 * Charges the claimed penalty in the books, due today. It becomes an item of the reminder, and is
 * restored with it after it was settled.
 */
export async function chargePenalty(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<FullReminder> {
  const { ledger, reminder } = await lockForOperation(ctx, id, 'charge-penalty');
  const { building_id, owner_id, penalty_cents: amount_cents } = reminder;
  const charging = { amount_cents, on: ctx.today, payment_id: null, reason };
  const receivable_id = await chargeLatePenalty(ctx, ledger, reminder, charging);
  await insertItems(ctx.db, [{ reminder_id: id, receivable_id }], ctx.now);
  await recordAudit(ctx, 'payment_reminder.penalty_charged', id, { amount_cents, reason });
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  return reloadReminder(ctx, id);
}

/**
 * Waives the penalty: it is no longer claimed, its charge is reversed, and what was paid of it becomes
 * credit.
 */
export async function waivePenalty(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<FullReminder> {
  const { ledger, reminder } = await lockForOperation(ctx, id, 'waive-penalty');
  const { building_id, owner_id } = reminder;
  const charged = await markReversed(ctx.db, { reminder_id: id }, ctx.now);
  await reversePenalties(ctx, ledger, charged, ctx.today);
  const amount_cents = reminder.penalty_cents + reminder.penalty_charged_cents;
  const waived = { ...reminder, penalty_cents: amount_cents, items: [] };
  await updateRow(ctx, 'payment_reminders', id, {
    penalty_cents: 0,
    penalty_waived_cents: reminder.penalty_waived_cents + amount_cents,
  });
  await insertEvents(ctx.db, [buildEvent(ctx, waived, 'PenaltyWaived', reason)]);
  await recordAudit(ctx, 'payment_reminder.penalty_waived', id, { amount_cents, reason });
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  return reloadReminder(ctx, id);
}
