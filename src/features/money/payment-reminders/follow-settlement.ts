import type { ReminderEvent } from '#domain/payment-reminders/reminder-state.ts';
import type { MovedAccounts } from '#features/books/owner-accounts/index.ts';
import { withdrawLetters } from '#features/documents/letters/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { insertEvents, type NewEvent } from './repository.ts';
import {
  reopenReminders,
  settleReminders,
  type FollowedReminder,
} from './settlement-repository.ts';

/**
 * Brings the reminders of owners whose accounts moved in line with the books, in the transaction
 * that moved them: settled when nothing that they name is open, and back when a payment is taken
 * back. What is settled is not sent any more. Holds for one owner as for a thousand: two statements,
 * and three when anything changed.
 */
export async function followSettlement(ctx: TenantContext, moved: MovedAccounts): Promise<void> {
  if (moved.owner_ids.length === 0) return;
  // In this order: a reminder that is settled now leaves its place to the one that comes back.
  const [settled, reopened] = await Promise.all([
    settleReminders(ctx.db, moved, ctx),
    reopenReminders(ctx.db, moved, ctx),
  ]);
  await Promise.all([
    insertEvents(ctx.db, [
      ...eventsOf(ctx, 'Settled', settled),
      ...eventsOf(ctx, 'Reopened', reopened),
    ]),
    withdrawLetters(
      ctx,
      settled.map(({ id }) => id),
    ),
  ]);
}

/** What happened to several at once, as their timelines will tell it. */
export function eventsOf(
  ctx: TenantContext,
  event: ReminderEvent,
  reminders: readonly FollowedReminder[],
  detail: string | null = null,
): NewEvent[] {
  return reminders.map(({ id, ...then }) => ({
    id: ctx.newId(),
    reminder_id: id,
    occurred_at: ctx.now,
    actor_id: ctx.userId,
    event,
    detail,
    ...then,
  }));
}
