import type { EscalateReminder } from '#contract/payment-reminders.ts';
import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { nextLevel } from '#domain/payment-reminders/levels.ts';
import { withdrawPosts } from '#features/documents/letters/index.ts';
import { findPublishedRates } from '#features/money/interest-rates/index.ts';
import { emit } from '#features/notifications/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findInterestDebtor } from '../composing-repository.ts';
import { sumAnswered } from '../late-penalty-repository.ts';
import { paymentOverdue } from '../notification-types.ts';
import { computePenalty } from '../penalty.ts';
import { lockForOperation, takeStep } from '../reminder.ts';
import { findOverdue, insertItems, type FullReminder, type OwedItem } from '../repository.ts';

/**
 * Open or Sent → Open at the next level, which users can do before its threshold. Adds what has become
 * overdue since, and recomputes the penalty.
 */
export async function escalateReminder(
  ctx: TenantContext,
  id: string,
  { from }: EscalateReminder = {},
): Promise<FullReminder> {
  const { reminder, next } = await lockForOperation(ctx, id, 'escalate', from);
  const level = nextLevel(reminder.reminder_level);
  assert(level !== undefined, 'The last level was escalated');
  const [overdue, debtor, rates, answered_cents] = await Promise.all([
    findOverdue(ctx.db, reminder, ctx.today),
    findInterestDebtor(ctx.db, reminder),
    findPublishedRates(ctx.db),
    sumAnswered(ctx.db, reminder),
  ]);
  const known = new Set(reminder.items.map(({ receivable_id }) => receivable_id));
  const added = overdue.filter(({ receivable_id }) => !known.has(receivable_id));
  const items = [...reminder.items, ...added].sort(byDueDate);
  const terms = { building: debtor, owner: debtor, rates, answered_cents };
  const changes = {
    status: next,
    reminder_level: level,
    level_changed_on: ctx.today,
    penalty_cents: computePenalty({ level, items }, terms, ctx.today),
    sent_date: null,
    sent_by: null,
    tracking_number: null,
    mail_id: null,
    is_told: true,
  };
  const [raised] = await Promise.all([
    takeStep(ctx, { ...reminder, items }, { changes, event: 'Escalated', detail: null }),
    insertItems(
      ctx.db,
      added.map(({ receivable_id }) => ({ reminder_id: id, receivable_id })),
      ctx.now,
    ),
    // The letter of the previous level is no longer posted.
    withdrawPosts(ctx.db, [id]),
    emit(ctx, paymentOverdue, { payment_reminder_ids: [id] }),
  ]);
  return raised;
}

/** Compares in the order of the database: by due date, then id. */
function byDueDate(left: OwedItem, right: OwedItem): number {
  return (
    compareCodePoints(left.due_date, right.due_date) ||
    compareCodePoints(left.receivable_id, right.receivable_id)
  );
}
