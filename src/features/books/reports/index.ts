import { createKeptReportRoutes, type KeptReportParts } from './kept-report-routes.ts';
import { reportsOverview } from './overview.ts';
import { reportRoutes } from './routes.ts';

export { answerReport, drawPdf } from './report-answer.ts';
export { type Report } from './report.ts';
export { formatDays } from './scope.ts';

export const reportsFeature = {
  routes: (parts: KeptReportParts) => [...reportRoutes, ...createKeptReportRoutes(parts)],
  overview: reportsOverview,
};
