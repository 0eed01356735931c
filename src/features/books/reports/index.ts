import { reportRoutes } from './routes.ts';

export { deliver } from './delivery.ts';
export { type Report } from './report.ts';
export { daysText } from './scope.ts';

export const reportsFeature = { routes: reportRoutes };
