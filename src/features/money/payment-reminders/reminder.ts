import { DomainError } from '#domain/kernel/domain-error.ts';
import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import {
  afterOperation,
  listOpenOperations,
  type ReminderEvent,
  type ReminderOperation,
  type ReminderStatus,
} from '#domain/payment-reminders/reminder-state.ts';
import { lockLedger, type LockedLedger } from '#features/books/ledger/index.ts';
import { showReceivableParts } from '#features/books/owner-accounts/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { findRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findPriceWithheld } from './references-repository.ts';
import {
  insertEvents,
  visibleReminders,
  withDetails,
  type FullReminder,
  type NewEvent,
  type OwedItem,
  type ReminderRow,
} from './repository.ts';

/** Sums the open amounts of the items. */
function owedOf({ items }: Pick<FullReminder, 'items'>): Cents {
  return sumCents(items.map(({ open_cents: open }) => open));
}

/** Counts days since the oldest due date of an open item; 0 if none is open. */
function daysOverdue(items: readonly OwedItem[], today: LocalDate): number {
  return Math.max(0, ...items.map((item) => itemDaysOverdue(item, today)));
}

function itemDaysOverdue({ open_cents, due_date }: OwedItem, today: LocalDate): number {
  return open_cents === 0 ? 0 : Math.max(0, daysBetween(due_date, today));
}

/**
 * Converts a reminder to its API representation: amounts in euro, open amounts and days as of today.
 * Notes are internal; an Owner does not see them.
 */
export function toReminder(
  { today, principal }: Pick<TenantContext, 'today' | 'principal'>,
  reminder: FullReminder,
) {
  const { items, events, mail, penalty_cents: penalty } = reminder;
  const owed = owedOf(reminder);
  return {
    ...reminder,
    notes: principal.owner_id === null ? reminder.notes : null,
    amount_owed: toEuro(owed),
    late_payment_penalty: toEuro(penalty),
    penalty_charged: toEuro(reminder.penalty_charged_cents),
    penalty_waived: toEuro(reminder.penalty_waived_cents),
    total_amount: toEuro(sumCents([owed, penalty])),
    items: items.map((item) => ({
      receivable_id: item.receivable_id,
      source: { type: item.source_type, id: item.source_id },
      title: item.call_title,
      text_key: item.call_text_key,
      structured_communication: formatCommunication(item.structured_communication),
      due_date: item.due_date,
      amount: toEuro(item.amount_cents),
      open_amount: toEuro(item.open_cents),
      parts: showReceivableParts(item.parts),
      days_overdue: itemDaysOverdue(item, today),
    })),
    days_overdue: daysOverdue(items, today),
    paused: reminder.is_paused,
    allowed_actions: listOpenOperations(reminder),
    events: events.map((event) => ({
      ...event,
      amount_owed: toEuro(event.amount_cents),
      penalty: toEuro(event.penalty_cents),
    })),
    // Days pass, payments arrive and e-mails are refused without a write to the reminder.
    live: [today, mail?.status ?? '', ...items.map(({ open_cents: open }) => open)].join('.'),
  };
}

/** Operations that claim again, which a withheld price stops. */
const CLAIMING: readonly ReminderOperation[] = ['escalate', 'send'];

/**
 * Locks the ledger and the reminder until the transaction ends, because the claimed amounts come from the
 * ledger, and returns the reminder with the status that the operation leads to. Refuses not_found,
 * reminder_level_changed, stale, price_withheld, reminder_paused, invalid_transition.
 * @param seen the level that the caller has seen
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: ReminderOperation,
  seen?: ReminderLevel,
): Promise<{ ledger: LockedLedger; reminder: FullReminder; next: ReminderStatus }> {
  const ledger = await lockLedger(ctx);
  const locked = await lockRow(ctx.db, 'payment_reminders', id, visibleReminders(ctx));
  const [detailed] = await withDetails(ctx.db, [found(locked, 'payment_reminder', id)]);
  const reminder = found(detailed, 'payment_reminder', id);
  const { reminder_level } = reminder;
  if (seen !== undefined && seen !== reminder_level) {
    throw new DomainError('reminder_level_changed', { from: seen, reminder_level });
  }
  matching(ctx, toReminder(ctx, reminder));
  if (CLAIMING.includes(operation) && (await findPriceWithheld(ctx.db, reminder))) {
    throw new DomainError('price_withheld');
  }
  return { ledger, reminder, next: afterOperation(operation, reminder) };
}

/** Reads the reminder as changed in this transaction. */
export async function reloadReminder(ctx: TenantContext, id: string): Promise<FullReminder> {
  const row = found(await findRow(ctx.db, 'payment_reminders', id), 'payment_reminder', id);
  const [reminder] = await withDetails(ctx.db, [row]);
  return found(reminder, 'payment_reminder', id);
}

/** Builds a timeline event of a reminder, as of now. */
export function buildEvent(
  ctx: TenantContext,
  reminder: Pick<FullReminder, 'id' | 'reminder_level' | 'penalty_cents' | 'items'>,
  event: ReminderEvent,
  detail: string | null,
): NewEvent {
  return {
    id: ctx.newId(),
    reminder_id: reminder.id,
    occurred_at: ctx.now,
    actor_id: ctx.userId,
    event,
    reminder_level: reminder.reminder_level,
    amount_cents: owedOf(reminder),
    penalty_cents: reminder.penalty_cents,
    detail,
  };
}

/** Writes one step: the changed row, its timeline event, and the audit log. */
export async function takeStep(
  ctx: TenantContext,
  reminder: FullReminder,
  step: {
    readonly changes: Partial<ReminderRow>;
    readonly event: ReminderEvent;
    readonly detail: string | null;
  },
): Promise<FullReminder> {
  const event = buildEvent(ctx, { ...reminder, ...step.changes }, step.event, step.detail);
  const [row, events] = await Promise.all([
    updateRow(ctx, 'payment_reminders', reminder.id, {
      ...step.changes,
    }),
    insertEvents(ctx.db, [event]),
    recordAudit(ctx, `payment_reminder.${step.event.toLowerCase()}`, reminder.id, {
      reminder_level: event.reminder_level,
      detail: step.detail,
    }),
  ]);
  const { items, mail } = reminder;
  const stays = row.mail_id === reminder.mail_id;
  return { ...row, items, events: [...reminder.events, ...events], mail: stays ? mail : null };
}
