import { relation } from '#platform/db/rows.ts';

/** The reminders. */
export const paymentReminders = relation('payment_reminders', [
  'id',
  'owner_id',
  'status',
  'settled_on',
]);
