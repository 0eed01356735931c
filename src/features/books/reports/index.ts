import { reportsOverview } from './overview.ts';
import { reportRoutes } from './routes.ts';

export { answerReport } from './report-answer.ts';
export { type Report } from './report.ts';
export { daysText } from './scope.ts';

export const reportsFeature = { routes: reportRoutes, overview: reportsOverview };
