import type { RecordKind } from '#features/shared/index.ts';
import { visibleReminders } from './repository.ts';

export const reminderRecords: readonly RecordKind[] = [
  {
    type: 'PaymentReminder',
    table: 'payment_reminders',
    access: 'funds:read',
    visible: visibleReminders,
  },
];
