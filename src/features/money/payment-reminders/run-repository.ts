import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { ClaimableItem } from '#domain/payment-reminders/plan-step.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import type { Connection } from '#platform/db/connection.ts';
import { changeRows, insertRowsReturning, unnestRows } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { hasPriceWithheld } from '#relations/holds.ts';
import { selectReceivableParts, receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import { sumAnsweredPenalties } from './late-penalty-repository.ts';
import type { InterestTerms } from './penalty.ts';
import type { OwedItem, ReminderRow } from './repository.ts';

/** Owner in a building: also the position of a run in the order of its batches. */
export type DebtorKey = Pick<ReminderRow, 'building_id' | 'owner_id'>;

/** Debtor with overdue items, their running reminder, and the facts that decide on a penalty. */
export interface DebtorRow extends DebtorKey, InterestTerms {
  readonly kind: OwnerKind;
  readonly is_restricted: boolean;
  /** Whether a notary withholds the price of a lot of the owner in the building. */
  readonly is_price_withheld: boolean;
  readonly email: string | null;
  /** Null, like the following fields: no running reminder. */
  readonly reminder_id: string | null;
  readonly reminder_level: ReminderRow['reminder_level'] | null;
  readonly status: 'Open' | 'Sent' | null;
  readonly is_paused: boolean | null;
  readonly sent_date: LocalDate | null;
  readonly call_for_funds_id: string | null;
  readonly message: string | null;
  /** Penalties that reminders have already charged, waived or claimed. */
  readonly answered_cents: Cents;
}

/** Buildings of a run: only these, or all except those. */
export interface RunPlace {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

/** Converts the buildings of a run to conditions on building_id. */
export function toPlaceConditions({ only, except }: RunPlace): Sql[] {
  return [
    ...(only === undefined ? [] : [sql`building_id = any(${only}::uuid[])`]),
    ...(except === undefined ? [] : [sql`building_id <> all(${except}::uuid[])`]),
  ];
}

/**
 * Reads with a plan made for each execution. A cached plan would be made for tables that the run itself
 * fills, and a plan for empty tables reads them in full at each batch. Not for writes: each foreign key
 * check of each row would be planned too.
 */
async function queryWithFreshPlan<Found>(db: Connection, statement: Sql): Promise<Found[]> {
  const [, rows] = await Promise.all([
    db.execute(sql`set local plan_cache_mode = force_custom_plan`),
    db.query<Found>(statement),
    db.execute(sql`set local plan_cache_mode = auto`),
  ]);
  return rows;
}

/**
 * Finds debtors after a position in the order, up to a limit. The running reminder is looked up per
 * debtor: a join would compare it with all of them whenever statistics lag behind.
 */
export function findDebtors(
  db: Connection,
  page: { readonly after: DebtorKey; readonly limit: number; readonly today: LocalDate },
  visible: readonly Sql[],
): Promise<DebtorRow[]> {
  const { after, limit, today } = page;
  return queryWithFreshPlan<DebtorRow>(
    db,
    sql`
    select debtor.building_id, debtor.owner_id, owner.kind, owner.is_restricted, owner.email,
      ${hasPriceWithheld(db, { building_id: sql`debtor.building_id`, owner_id: sql`debtor.owner_id` })}
        as is_price_withheld, building.late_interest_is_legal,
      building.late_interest_ppm, building.late_interest_clause, building.consumer_limits,
      running.id as reminder_id, running.reminder_level, running.status, running.is_paused,
      running.sent_date, running.call_for_funds_id, running.message,
      ${sumAnsweredPenalties(db, { building_id: sql`debtor.building_id`, owner_id: sql`debtor.owner_id` })}
        as answered_cents
    from (select distinct building_id, owner_id from ${receivables(db)} as owed
      where open_cents > 0 and due_date < ${today}::date
        and (building_id, owner_id) > (${after.building_id}::uuid, ${after.owner_id}::uuid)
        and ${allOf(visible)}
      order by building_id, owner_id limit ${limit}) as debtor
    join ${owners(db)} as owner on owner.id = debtor.owner_id
    join ${buildings(db)} as building on building.id = debtor.building_id
    left join lateral (select * from app.payment_reminders as reminder
      where reminder.organization_id = ${db.organizationId}
        and reminder.building_id = debtor.building_id and reminder.owner_id = debtor.owner_id
        and reminder.status in ('Open', 'Sent') limit 1) as running on true
    order by debtor.building_id, debtor.owner_id`,
  );
}

/** Overdue item of a debtor, with the reminders that have named it. */
export interface DebtorItem extends OwedItem, ClaimableItem, DebtorKey {}

/** Finds the overdue items of debtors after one position in the order, up to and including another. */
export function findOverdueItems(
  db: Connection,
  range: { readonly after: DebtorKey; readonly to: DebtorKey; readonly today: LocalDate },
  visible: readonly Sql[],
): Promise<DebtorItem[]> {
  const { after, to, today } = range;
  return queryWithFreshPlan<DebtorItem>(
    db,
    sql`
    select owed.building_id, owed.owner_id, owed.id as receivable_id, owed.source_type, owed.source_id,
      owed.structured_communication, owed.due_date, owed.amount_cents, owed.open_cents, owed.is_cost,
      ${selectReceivableParts(db)} as parts, coalesce(named.in_running, false) as in_running,
      coalesce(named.in_cancelled, false) as in_cancelled, named.free_until
    from ${receivables(db)} as owed
    left join lateral (
      select bool_or(reminder.status in ('Open', 'Sent')) as in_running,
        bool_or(reminder.status = 'Cancelled') as in_cancelled, min(item.free_until) as free_until
      from app.payment_reminder_items as item
      join app.payment_reminders as reminder
        on reminder.organization_id = ${db.organizationId} and reminder.id = item.reminder_id
      where item.organization_id = ${db.organizationId} and item.receivable_id = owed.id) as named on true
    where owed.open_cents > 0 and owed.due_date < ${today}::date
      and (owed.building_id, owed.owner_id) > (${after.building_id}::uuid, ${after.owner_id}::uuid)
      and (owed.building_id, owed.owner_id) <= (${to.building_id}::uuid, ${to.owner_id}::uuid)
      and ${allOf(visible)}
    order by owed.building_id, owed.owner_id, owed.due_date, owed.id`,
  );
}

/** Reminder after a step of the run; its recipients are notified once its e-mail, if any, is settled. */
export type SteppedReminder = DebtorKey &
  Pick<
    ReminderRow,
    'id' | 'reminder_level' | 'level_changed_on' | 'penalty_cents' | 'mail_id' | 'is_told'
  >;

type Moment = Pick<TenantContext, 'now' | 'userId'>;

/** Inserts reminders, at most one running one per owner. @returns the ids of those inserted */
export async function insertReminders(
  db: Connection,
  reminders: readonly SteppedReminder[],
  { now, userId }: Moment,
): Promise<Set<string>> {
  const rows = reminders.map((reminder) => ({
    ...reminder,
    status: 'Open' as const,
    created_by: userId,
    created_at: now,
    updated_at: now,
  }));
  const onlyOne = sql`on conflict (organization_id, building_id, owner_id)
    where status in ('Open', 'Sent') do nothing`;
  const written = await insertRowsReturning(db, 'payment_reminders', rows, onlyOne);
  return new Set(written.map(({ id }) => id));
}

/** Moves running reminders to their next level. */
export async function escalateReminders(
  db: Connection,
  reminders: readonly SteppedReminder[],
  { now }: Moment,
): Promise<void> {
  if (reminders.length === 0) return;
  const columns = [
    'id',
    'reminder_level',
    'level_changed_on',
    'penalty_cents',
    'mail_id',
    'is_told',
  ] as const;
  await changeRows(
    db,
    'payment_reminders',
    sql`update app.payment_reminders as reminder
    set reminder_level = step.reminder_level, status = 'Open', penalty_cents = step.penalty_cents,
      level_changed_on = step.level_changed_on, sent_date = null, sent_by = null,
      tracking_number = null,
      mail_id = step.mail_id, is_told = step.is_told,
      updated_at = ${now}::timestamptz, version = version + 1
    from (${unnestRows('payment_reminders', columns, reminders)}) as step
    where reminder.organization_id = ${db.organizationId} and reminder.id = step.id
    returning reminder.id`,
  );
}
