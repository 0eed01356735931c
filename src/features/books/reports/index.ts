import { reportsOverview } from './overview.ts';
import { reportRoutes } from './routes.ts';
import { createStoredReportRoutes, type StoredReportParts } from './stored-report-routes.ts';

export { answerReport, drawPdf } from './report-answer.ts';
export { type Report } from './report.ts';
export { formatDays } from './scope.ts';

export const reportsFeature = {
  routes: (parts: StoredReportParts) => [...reportRoutes, ...createStoredReportRoutes(parts)],
  overview: reportsOverview,
};
