import { selectOwnerRepresentatives } from '#features/notifications/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { users } from '#relations/auth.ts';
import { buildings } from '#relations/buildings.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';

/** Running reminder with its open amount, and one of its recipients. */
export type RemindedRow = Pick<
  Row<'payment_reminders'>,
  'building_id' | 'reminder_level' | 'penalty_cents'
> &
  Pick<Row<'receivables'>, 'open_cents' | 'due_date'> & {
    readonly user_id: string;
    readonly reminder_id: string;
    readonly building: string;
    /** Whether this person receives e-mail sent to the owner. */
    readonly is_own_address: boolean;
  };

/** Finds reminders by recipient; the due date is that of the oldest open item. */
export function findReminded(db: Connection, ids: readonly string[]): Promise<RemindedRow[]> {
  return db.query<RemindedRow>(sql`select distinct stands.user_id, reminder.id as reminder_id,
      reminder.building_id, building.name as building, reminder.reminder_level,
      reminder.penalty_cents, owed.open_cents, owed.due_date,
      coalesce(lower(person.email) = lower(owner.email), false) as is_own_address
    from app.payment_reminders as reminder
    join ${buildings(db)} as building on building.id = reminder.building_id
    join (select items.reminder_id, sum(open_cents)::bigint as open_cents, min(due_date) as due_date
        from app.payment_reminder_items as items
        join ${receivables(db)} as receivable on receivable.id = items.receivable_id
        where items.organization_id = ${db.organizationId} and receivable.open_cents > 0
          and items.reminder_id = any(${ids}::uuid[])
        group by items.reminder_id) as owed on owed.reminder_id = reminder.id
    join ${selectOwnerRepresentatives(db)} as stands on stands.owner_id = reminder.owner_id
      and (stands.building_ids is null or reminder.building_id = any(stands.building_ids))
    join ${users(db)} as person on person.id = stands.user_id
    join ${owners(db)} as owner on owner.id = reminder.owner_id
    where reminder.organization_id = ${db.organizationId} and reminder.status in ('Open', 'Sent')
    order by stands.user_id, reminder.id`);
}
