import { ref } from '#contract/common.ts';
import { GetPaymentReminderStats, PaymentReminderStats } from '#contract/payment-reminder-stats.ts';
import { snapshotRoute } from '#platform/http/route.ts';
import { getStats } from './stats.ts';

export const reminderStatsRoutes = [
  snapshotRoute({
    path: '/payment-reminders/stats',
    operationId: 'getPaymentReminderStats',
    access: 'funds:read',
    summary: 'How recovery goes: reminders, what came in after them, and what is owed by age',
    description:
      'Counts the reminders created in the period; what all owners owe by age is that of today, whatever the period. An Owner sees their own figures.',
    query: GetPaymentReminderStats,
    answer: ref(PaymentReminderStats),
    handler: (ctx, { query }) => getStats(ctx, query),
  }),
];
