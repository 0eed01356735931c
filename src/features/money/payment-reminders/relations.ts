import { relation } from '#platform/db/rows.ts';

/** What the statements of other features may join. */

/** The reminders. */
export const paymentReminders = relation('payment_reminders', [
  'id',
  'building_id',
  'owner_id',
  'reminder_level',
  'status',
]);

/** The receivables that they are about. */
export const paymentReminderItems = relation('payment_reminder_items', [
  'reminder_id',
  'receivable_id',
  'reminded_at',
]);
