import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { ReminderLevel } from '#domain/payment-reminders/levels.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { peopleOfOwners } from './audiences.ts';

/** Something owed, and one of the people who stand for who owes it. */
export interface OwedRow {
  readonly user_id: string;
  readonly owner_id: string;
  readonly building_id: string;
  readonly building: string;
  readonly source_type: string;
  readonly source_id: string;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
  readonly due_date: LocalDate;
  /** Twelve digits. */
  readonly structured_communication: string;
}

/** Receivables that stand, by person, building, owner and age. @param condition on `owed` */
export function findOwed({ db }: TenantContext, condition: Sql): Promise<OwedRow[]> {
  return db.query<OwedRow>(sql`select distinct stands.user_id, owed.owner_id, owed.building_id,
      building.name as building, owed.source_type, owed.source_id, owed.amount_cents, owed.open_cents,
      owed.due_date, owed.structured_communication, owed.id
    from app.receivables as owed
    join app.buildings as building
      on building.organization_id = owed.organization_id and building.id = owed.building_id
    join ${peopleOfOwners(db)} as stands on stands.owner_id = owed.owner_id
      and (stands.building_ids is null or owed.building_id = any(stands.building_ids))
    where owed.organization_id = ${db.organizationId} and owed.cancelled_at is null and ${condition}
    order by stands.user_id, owed.building_id, owed.owner_id, owed.due_date, owed.id`);
}

/** A reminder that runs, with what is still open of it, and one of the people it is for. */
export interface RemindedRow {
  readonly user_id: string;
  readonly reminder_id: string;
  readonly building_id: string;
  readonly building: string;
  readonly reminder_level: ReminderLevel;
  readonly penalty_cents: Cents;
  readonly open_cents: Cents;
  /** Of the oldest that is open. */
  readonly due_date: LocalDate;
  /** What goes to the owner by e-mail reaches this person. */
  readonly is_own_address: boolean;
}

export function findReminded(
  { db }: TenantContext,
  reminderIds: readonly string[],
): Promise<RemindedRow[]> {
  return db.query<RemindedRow>(sql`select distinct stands.user_id, reminder.id as reminder_id,
      reminder.building_id, building.name as building, reminder.reminder_level,
      reminder.penalty_cents, owed.open_cents, owed.due_date,
      lower(person.email) = lower(owner.email) as is_own_address
    from app.payment_reminders as reminder
    join app.buildings as building
      on building.organization_id = reminder.organization_id and building.id = reminder.building_id
    join (select items.reminder_id, sum(open_cents)::bigint as open_cents, min(due_date) as due_date
        from app.payment_reminder_items as items
        join app.receivables as receivable on receivable.organization_id = items.organization_id
          and receivable.id = items.receivable_id
        where items.organization_id = ${db.organizationId} and receivable.open_cents > 0
          and items.reminder_id = any(${reminderIds}::uuid[])
        group by items.reminder_id) as owed on owed.reminder_id = reminder.id
    join ${peopleOfOwners(db)} as stands on stands.owner_id = reminder.owner_id
      and (stands.building_ids is null or reminder.building_id = any(stands.building_ids))
    join auth.users as person on person.id = stands.user_id
    join app.owners as owner
      on owner.organization_id = reminder.organization_id and owner.id = reminder.owner_id
    where reminder.organization_id = ${db.organizationId} and reminder.status in ('Open', 'Sent')
    order by stands.user_id, reminder.id`);
}

/** Rows by the person they are for. */
export function byPerson<Row extends { readonly user_id: string }>(
  rows: readonly Row[],
): [string, Row[]][] {
  return [...Map.groupBy(rows, ({ user_id: userId }) => userId)];
}

/** The value that all have; undefined when they differ. */
export function common<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}
