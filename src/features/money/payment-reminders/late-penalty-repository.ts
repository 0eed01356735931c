import { assert } from '#domain/kernel/assert.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { changeRows, insertRow, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { receivables } from '#relations/owner-accounts.ts';
import type { ReminderRow } from './repository.ts';

export type LatePenaltyRow = Row<'late_penalties'>;

/** Reminder with a claimed penalty that is not charged, and its receivables. */
export interface Claim extends ReminderRow {
  readonly receivable_ids: readonly string[];
}

/** Finds the running claim, then settled ones, oldest first. */
export function findClaims(
  db: Connection,
  { building_id, owner_id }: Pick<ReminderRow, 'building_id' | 'owner_id'>,
): Promise<Claim[]> {
  return db.query<Claim>(sql`select reminder.*,
      array(select receivable_id from app.payment_reminder_items as items
        where items.organization_id = ${db.organizationId} and items.reminder_id = reminder.id)
        as receivable_ids
    from app.payment_reminders as reminder
    where reminder.organization_id = ${db.organizationId} and reminder.building_id = ${building_id}
      and reminder.owner_id = ${owner_id} and reminder.penalty_cents > 0
      and reminder.status <> 'Cancelled'
    order by reminder.status = 'Settled', reminder.created_at, reminder.id`);
}

/** Finds those of these owners with a reminder in these buildings that is running or claims a penalty. */
export async function findRemindedOwners(
  db: Connection,
  buildingIds: readonly string[],
  ownerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<Pick<ReminderRow, 'owner_id'>>(sql`select distinct owner_id
    from app.payment_reminders
    where organization_id = ${db.organizationId} and building_id = any(${buildingIds}::uuid[])
      and owner_id = any(${ownerIds}::uuid[])
      and (status in ('Open', 'Sent') or penalty_cents > 0 and status <> 'Cancelled')`);
  return new Set(rows.map(({ owner_id }) => owner_id));
}

/**
 * Sums the penalties that reminders of a debtor have charged or waived, and those that settled ones still
 * claim. Ended reminders count only while one of their receivables is open.
 */
export function sumAnsweredPenalties(
  db: Connection,
  { building_id, owner_id }: { readonly building_id: Sql; readonly owner_id: Sql },
): Sql {
  return sql`(select coalesce(sum(penalty_charged_cents + penalty_waived_cents
      + case when status = 'Settled' then penalty_cents else 0 end), 0)::bigint
    from app.payment_reminders as reminder
    where organization_id = ${db.organizationId} and building_id = ${building_id}
      and owner_id = ${owner_id} and penalty_cents + penalty_charged_cents + penalty_waived_cents > 0
      and (status in ('Open', 'Sent') or exists (
        select from app.payment_reminder_items as items
        join ${receivables(db)} as owed on owed.id = items.receivable_id
        where items.organization_id = ${db.organizationId} and items.reminder_id = reminder.id
          and owed.open_cents > 0 and owed.source_type <> 'LatePenalty')))`;
}

/** Sums the penalties of one debtor that are already charged, waived or claimed. */
export async function sumAnswered(
  db: Connection,
  { building_id, owner_id }: Pick<ReminderRow, 'building_id' | 'owner_id'>,
): Promise<Cents> {
  const debtor = { building_id: sql`${building_id}`, owner_id: sql`${owner_id}` };
  const { cents } = await db.one<{ cents: Cents }>(
    sql`select ${sumAnsweredPenalties(db, debtor)} as cents`,
  );
  return cents;
}

/** Inserts a penalty that is charged. */
export function insertLatePenalty(
  db: Connection,
  penalty: Pick<
    LatePenaltyRow,
    'id' | 'reminder_id' | 'amount_cents' | 'payment_id' | 'created_at'
  >,
): Promise<LatePenaltyRow> {
  return insertRow(db, 'late_penalties', penalty);
}

/** Open amount of a charged penalty, with the receivables of its reminder. */
export interface OpenPenalty extends Pick<Claim, 'receivable_ids'> {
  readonly receivable_id: string;
  readonly open_cents: Cents;
}

/** Finds open penalties of running reminders, oldest first. */
export function findOpenPenalties(
  db: Connection,
  { building_id, owner_id }: Pick<ReminderRow, 'building_id' | 'owner_id'>,
): Promise<OpenPenalty[]> {
  return db.query<OpenPenalty>(sql`select owed.id as receivable_id, owed.open_cents,
      array(select receivable_id from app.payment_reminder_items as items
        where items.organization_id = ${db.organizationId} and items.reminder_id = reminder.id)
        as receivable_ids
    from ${receivables(db)} as owed
    join app.late_penalties as penalty
      on penalty.organization_id = ${db.organizationId} and penalty.id = owed.source_id
    join app.payment_reminders as reminder
      on reminder.organization_id = ${db.organizationId} and reminder.id = penalty.reminder_id
    where owed.building_id = ${building_id} and owed.owner_id = ${owner_id}
      and owed.open_cents > 0 and owed.source_type = 'LatePenalty'
      and reminder.status in ('Open', 'Sent')
    order by owed.due_date, owed.id`);
}

/** Penalty that is charged in the ledger. */
export type ChargedPenalty = Pick<LatePenaltyRow, 'id' | 'reminder_id' | 'amount_cents'> &
  Pick<ReminderRow, 'building_id'>;

/** Marks the charged penalties of a reminder or of a payment as reversed. */
export function markReversed(
  db: Connection,
  cause: { readonly reminder_id: string } | { readonly payment_id: string },
  now: string,
): Promise<ChargedPenalty[]> {
  const condition: Sql =
    'reminder_id' in cause
      ? sql`penalty.reminder_id = ${cause.reminder_id}`
      : sql`penalty.payment_id = ${cause.payment_id}`;
  return db.query<ChargedPenalty>(sql`update app.late_penalties as penalty
    set reversed_at = ${now}::timestamptz
    from app.payment_reminders as reminder
    where penalty.organization_id = ${db.organizationId} and ${condition}
      and penalty.reversed_at is null
      and reminder.organization_id = ${db.organizationId} and reminder.id = penalty.reminder_id
    returning penalty.id, penalty.reminder_id, penalty.amount_cents, reminder.building_id`);
}

/**
 * Moves an amount of a claim into the books, or out of them if negative.
 * @returns the updated reminder
 */
export async function moveClaim(
  db: Connection,
  { id, cents, now }: { readonly id: string; readonly cents: number; readonly now: string },
): Promise<ReminderRow> {
  const [reminder] = await changeRows<ReminderRow>(
    db,
    'payment_reminders',
    sql`update app.payment_reminders
    set penalty_cents = penalty_cents - ${cents}::bigint,
      penalty_charged_cents = penalty_charged_cents + ${cents}::bigint,
      updated_at = ${now}::timestamptz, version = version + 1
    where organization_id = ${db.organizationId} and id = ${id} returning *`,
  );
  assert(reminder !== undefined, 'A claim belongs to a reminder');
  return reminder;
}
