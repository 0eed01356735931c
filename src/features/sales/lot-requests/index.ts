import { createAnswerPages, type AnswerPageParts } from './answer-pages.ts';
import { discloseLotRequests } from './disclosure-repository.ts';
import { eraseLotRequests } from './erasure-repository.ts';
import { lotRequestsOverview } from './overview.ts';
import { createLotRequestRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findVisibleRequest } from './request.ts';
export { selectOpenRequests } from './overview-repository.ts';

export const lotRequestsFeature = {
  tables,
  disclosure: discloseLotRequests,
  erasure: eraseLotRequests,
  routes: createLotRequestRoutes,
  pages: (parts: AnswerPageParts) => createAnswerPages(parts),
  overview: lotRequestsOverview,
};
