export { createDailyReminders } from './daily-task.ts';
export { followSettlement } from './follow-settlement.ts';
export { createPaymentReminderRoutes } from './routes.ts';
