export { createDailyReminders } from './daily-task.ts';
export { followSettlement } from './follow-settlement.ts';
export { paymentOverdue } from './notification-types.ts';
export { createPaymentReminderRoutes } from './routes.ts';
