import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { allocations, credits, receivables } from '#relations/owner-accounts.ts';
import { visibleReminders, type ReminderRow } from './repository.ts';

/** Limits the rows counted: conditions on building_id and owner_id, which all tables here have. */
type Scope = readonly Sql[];

/** Limits statistics to visible reminders, of one building if given. */
export function makeStatsScope(ctx: TenantContext, buildingId: string | undefined): Scope {
  return [...equal({ building_id: buildingId }), ...visibleReminders(ctx)];
}

/** Days in Belgium on which a reminder was created; an absent end is unbounded. */
export interface Period {
  readonly date_from?: LocalDate | undefined;
  readonly date_to?: LocalDate | undefined;
}

function createdWithin({ date_from, date_to }: Period): Sql {
  const startOf = (day: Sql) => sql`((${day})::timestamp at time zone 'Europe/Brussels')`;
  const bounds: Sql[] = [];
  if (date_from !== undefined) bounds.push(sql`created_at >= ${startOf(sql`${date_from}::date`)}`);
  if (date_to !== undefined) bounds.push(sql`created_at < ${startOf(sql`${date_to}::date + 1`)}`);
  return allOf(bounds);
}

export type ReminderCount = Pick<ReminderRow, 'reminder_level' | 'status' | 'penalty_cents'> & {
  readonly count: number;
};

/** Counts reminders by level and status, and sums the penalties that they claim. */
export function countReminders(
  db: Connection,
  scope: Scope,
  period: Period,
): Promise<ReminderCount[]> {
  return db.query<ReminderCount>(sql`select reminder_level, status, count(*) as count,
      sum(penalty_cents)::bigint as penalty_cents
    from app.payment_reminders
    where organization_id = ${db.organizationId} and ${allOf(scope)} and ${createdWithin(period)}
    group by reminder_level, status`);
}

export interface Recovery {
  readonly owed_cents: Cents;
  readonly recovered_cents: Cents;
  /** Days, possibly a half; null if nothing was paid. */
  readonly median_days: number | null;
}

/**
 * Measures the recovery of the receivables named by reminders, each counted once: open amounts in running
 * reminders, payments since they were first named, and days from due date to payment.
 */
export function findRecovery(db: Connection, scope: Scope, period: Period): Promise<Recovery> {
  return db.one<Recovery>(sql`
    with named as materialized (
      select item.receivable_id as id, bool_or(reminder.status in ('Open', 'Sent')) as is_running
      from (select id, status from app.payment_reminders
        where organization_id = ${db.organizationId} and ${allOf(scope)} and ${createdWithin(period)}) as reminder
      join app.payment_reminder_items as item
        on item.organization_id = ${db.organizationId} and item.reminder_id = reminder.id
      group by item.receivable_id),
    reminded as materialized (
      select named.*, first.reminded_at
      from named cross join lateral (
        select min(reminded_at) as reminded_at from app.payment_reminder_items
        where organization_id = ${db.organizationId} and receivable_id = named.id) as first)
    select
      coalesce(sum(owed.open_cents) filter (where reminded.is_running), 0)::bigint as owed_cents,
      percentile_cont(0.5) within group (order by owed.settled_on - owed.due_date)
        filter (where owed.settled_on is not null) as median_days,
      coalesce((select sum(allocation.amount_cents)
        from reminded
        join ${allocations(db)} as allocation on allocation.receivable_id = reminded.id
          and allocation.created_at > reminded.reminded_at and allocation.released_at is null
        join ${credits(db)} as credit on credit.id = allocation.credit_id
          and credit.source_type = 'Payment'), 0)::bigint as recovered_cents
    from reminded
    join ${receivables(db)} as owed on owed.id = reminded.id`);
}

/** Open amount of a due date. */
export type OpenSum = Pick<Row<'receivables'>, 'due_date' | 'open_cents'>;

/** Sums open amounts by due date. */
export function sumOpenByDueDate(db: Connection, scope: Scope): Promise<OpenSum[]> {
  return db.query<OpenSum>(sql`select due_date, sum(open_cents)::bigint as open_cents
    from ${receivables(db)} as owed where open_cents > 0 and ${allOf(scope)}
    group by due_date`);
}

/** Sums the owners' free credits. */
export async function sumFreeCredits(db: Connection, scope: Scope): Promise<Cents> {
  const { free_cents } = await db.one<{ free_cents: Cents }>(sql`
    select coalesce(sum(free_cents), 0)::bigint as free_cents
    from ${credits(db)} as credit where free_cents > 0 and ${allOf(scope)}`);
  return free_cents;
}
