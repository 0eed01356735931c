import { relation } from '#platform/db/rows.ts';

/** Payment reminders. */
export const paymentReminders = relation('payment_reminders', [
  'id',
  'building_id',
  'owner_id',
  'reminder_level',
  'level_changed_on',
  'status',
  'settled_on',
  'created_at',
]);
