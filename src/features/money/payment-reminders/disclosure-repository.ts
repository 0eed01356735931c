import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Reminders of an owner with all their steps, the office's notes included. */
export const discloseReminders: DisclosurePart = async ({ db }, { owner_id }) => {
  const ofOwner = sql`reminder.organization_id = ${db.organizationId}
    and reminder.owner_id = ${owner_id}`;
  const [Reminders, ReminderSteps, LateInterest] = await Promise.all([
    db.query<DisclosedRecord>(sql`select reminder.id, building.name as building_name,
        reminder.reminder_level, reminder.status, reminder.sent_date, reminder.sent_by,
        reminder.tracking_number, reminder.message, reminder.notes, reminder.penalty_cents,
        reminder.penalty_charged_cents, reminder.penalty_waived_cents, reminder.is_paused,
        reminder.pause_reason, reminder.cancellation_reason, reminder.settled_on, reminder.created_at
      from app.payment_reminders as reminder
      join ${buildings(db)} as building on building.id = reminder.building_id
      where ${ofOwner} order by reminder.created_at, reminder.id`),
    db.query<DisclosedRecord>(sql`select step.reminder_id, step.occurred_at, step.event,
        step.reminder_level, step.amount_cents, step.penalty_cents, step.detail
      from app.payment_reminder_events as step
      join app.payment_reminders as reminder on ${ofOwner} and reminder.id = step.reminder_id
      where step.organization_id = ${db.organizationId} order by step.occurred_at, step.id`),
    db.query<DisclosedRecord>(sql`select penalty.reminder_id, penalty.amount_cents,
        penalty.created_at, penalty.reversed_at
      from app.late_penalties as penalty
      join app.payment_reminders as reminder on ${ofOwner} and reminder.id = penalty.reminder_id
      where penalty.organization_id = ${db.organizationId} order by penalty.created_at, penalty.id`),
  ]);
  return { Reminders, ReminderSteps, LateInterest };
};
