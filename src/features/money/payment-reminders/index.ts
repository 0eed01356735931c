import { ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import { mailSettled } from '#features/mails/index.ts';
import type { RecordKind } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import { createDailyReminders, type DailyRemindersDependencies } from './daily-task.ts';
import { discloseReminders } from './disclosure-repository.ts';
import { eraseReminderNotes } from './erasure-repository.ts';
import { followMail } from './follow-mail.ts';
import { followSettlement } from './follow-settlement.ts';
import { paymentOverdue } from './notification-types.ts';
import { createReminderNotifier, createReminderRequeue } from './notify-task.ts';
import { remindersOverview } from './overview.ts';
import { visibleReminders } from './repository.ts';
import { endOfReminderNotes } from './retention-repository.ts';
import { createPaymentReminderRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findRemindedOwners } from './late-penalty-repository.ts';
export { chargeArriving, reversePaidPenalties } from './late-penalty.ts';

const records: readonly RecordKind[] = [
  {
    type: 'PaymentReminder',
    table: 'payment_reminders',
    access: 'funds:read',
    visible: visibleReminders,
  },
];

export const paymentRemindersFeature = {
  tables,
  disclosure: discloseReminders,
  erasure: eraseReminderNotes,
  retention: [endOfReminderNotes],
  records,
  routes: createPaymentReminderRoutes,
  tasks: (parts: DailyRemindersDependencies) => [
    createDailyReminders(parts),
    createReminderNotifier(parts),
    createReminderRequeue(parts),
  ],
  followers: [following(ownerAccountsMoved, followSettlement), following(mailSettled, followMail)],
  notificationTypes: [paymentOverdue],
  overview: remindersOverview,
};
