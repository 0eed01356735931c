import { relation } from '#platform/db/rows.ts';

/** Payment reminders. */
export const paymentReminders = relation('payment_reminders', [
  'id',
  'owner_id',
  'status',
  'settled_on',
]);
