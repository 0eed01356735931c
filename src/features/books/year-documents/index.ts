import { yearDocumentRoutes } from './routes.ts';

export { listFundMoves, sumAccount, sumMoney } from './repository.ts';

export const yearDocumentsFeature = { routes: yearDocumentRoutes };
