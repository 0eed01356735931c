import { yearDocumentRoutes } from './routes.ts';

export const yearDocumentsFeature = { routes: yearDocumentRoutes };
