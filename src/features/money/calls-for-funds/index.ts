export { createCall, createCallSeries } from './commands/create-calls.ts';
export { sendCall } from './commands/send-call.ts';
export { followCalls } from './follow-calls.ts';
export { callForFundsIssued } from './notification-types.ts';
export { callForFundsRoutes } from './routes.ts';
export { listReceivables } from './split.ts';
