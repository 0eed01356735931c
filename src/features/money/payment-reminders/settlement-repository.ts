import type { MovedAccounts } from '#features/books/owner-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { receivables } from '#relations/owner-accounts.ts';
import type { EventRow, ReminderRow } from './repository.ts';

/** Reminder whose status changed with the accounts, with the amount that it now claims. */
export type FollowedReminder = Pick<ReminderRow, 'id' | 'reminder_level' | 'penalty_cents'> &
  Pick<EventRow, 'amount_cents'>;

type Moment = Pick<TenantContext, 'today' | 'now'>;

/** Selects the open amounts of the items of the row with the alias `reminder`. */
export function openItems(db: Connection): Sql {
  return sql`select owed.open_cents from app.payment_reminder_items as items
    join ${receivables(db)} as owed on owed.id = items.receivable_id
    where items.organization_id = ${db.organizationId} and items.reminder_id = reminder.id
      and owed.open_cents > 0`;
}

/** Settles running reminders with nothing left open. */
export function settleReminders(
  db: Connection,
  { building_id, owner_ids }: MovedAccounts,
  { today, now }: Moment,
): Promise<FollowedReminder[]> {
  return changeRows<FollowedReminder>(
    db,
    'payment_reminders',
    sql`update app.payment_reminders as reminder
    set settled_from = status, status = 'Settled', settled_on = ${today}::date,
      updated_at = ${now}::timestamptz, version = version + 1
    where organization_id = ${db.organizationId} and building_id = ${building_id}
      and owner_id = any(${owner_ids}::uuid[]) and status in ('Open', 'Sent')
      and not exists (${openItems(db)})
    returning id, reminder_level, 0::bigint as amount_cents, penalty_cents`,
  );
}

/**
 * Restores settled reminders that have something open again: the latest of each owner without a running
 * one.
 */
export function reopenReminders(
  db: Connection,
  { building_id, owner_ids }: MovedAccounts,
  { now }: Moment,
): Promise<FollowedReminder[]> {
  return changeRows<FollowedReminder>(
    db,
    'payment_reminders',
    sql`update app.payment_reminders as reminder
    set status = settled_from, settled_from = null, settled_on = null,
      updated_at = ${now}::timestamptz, version = version + 1
    where organization_id = ${db.organizationId} and id in (
      select distinct on (reminder.owner_id) reminder.id from app.payment_reminders as reminder
      where reminder.organization_id = ${db.organizationId} and reminder.building_id = ${building_id}
        and reminder.owner_id = any(${owner_ids}::uuid[]) and reminder.status = 'Settled'
        and exists (${openItems(db)})
        and not exists (select from app.payment_reminders as running
          where running.organization_id = ${db.organizationId}
            and running.building_id = reminder.building_id and running.owner_id = reminder.owner_id
            and running.status in ('Open', 'Sent'))
      order by reminder.owner_id, reminder.created_at desc, reminder.id desc)
    returning id, reminder_level, penalty_cents,
      (select sum(open.open_cents)::bigint from (${openItems(db)}) as open) as amount_cents`,
  );
}
