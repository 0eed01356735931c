import { yearDocumentRoutes } from './routes.ts';

export { makeYearReports } from './dossier.ts';
export { listFundMoves, sumMoney } from './repository.ts';

export const yearDocumentsFeature = { routes: yearDocumentRoutes };
