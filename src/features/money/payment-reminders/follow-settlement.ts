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
 * Updates the reminders of owners whose accounts changed, in the same transaction: settles those with
 * nothing open, and restores them when a payment is reversed. A settled reminder is no longer sent. Two
 * statements for any number of owners, three if anything changed.
 */
export async function followSettlement(ctx: TenantContext, moved: MovedAccounts): Promise<void> {
  if (moved.owner_ids.length === 0) return;
  // In this order: a reminder that is settled now makes room for the one that is restored.
  const [settled, reopened] = await Promise.all([
    settleReminders(ctx.db, moved, ctx),
    reopenReminders(ctx.db, moved, ctx),
  ]);
  await Promise.all([
    insertEvents(ctx.db, [
      ...buildEvents(ctx, 'Settled', settled),
      ...buildEvents(ctx, 'Reopened', reopened),
    ]),
    withdrawLetters(
      ctx,
      settled.map(({ id }) => id),
    ),
  ]);
}

/** Builds timeline events of several reminders. */
export function buildEvents(
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
