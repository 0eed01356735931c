import { ref } from '#contract/common.ts';
import { GetPaymentReminderStats, PaymentReminderStats } from '#contract/payment-reminder-stats.ts';
import { snapshotRoute } from '#platform/http/route.ts';
import { getStats } from './stats.ts';

export const reminderStatsRoutes = [
  snapshotRoute({
    path: '/payment-reminders/stats',
    operationId: 'getPaymentReminderStats',
    access: 'funds:read',
    summary: 'Get payment reminder statistics',
    description:
      'Returns reminders of the period, amounts recovered after them, and today’s debts by age.',
    rules: ['An Owner sees their own figures.'],
    query: GetPaymentReminderStats,
    answer: ref(PaymentReminderStats),
    handler: (ctx, { query }) => getStats(ctx, query),
  }),
];
