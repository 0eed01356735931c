export { deliver } from './delivery.ts';
export { type Report } from './report.ts';
export { reportRoutes } from './routes.ts';
export { daysText } from './scope.ts';
