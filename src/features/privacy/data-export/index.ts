import { createDataExportRoutes } from './routes.ts';

export const dataExportFeature = { routes: createDataExportRoutes };
