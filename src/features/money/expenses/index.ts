export { approveExpense, rejectExpense, submitExpense } from './commands/decide-expense.ts';
export { createExpense } from './commands/edit-expense.ts';
export { markExpensePaid } from './commands/settle-expense.ts';
export { expenseNotificationTypes } from './notification-types.ts';
export { expenseRoutes } from './routes.ts';
