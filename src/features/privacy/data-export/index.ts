import type { ExportParts } from './commands.ts';
import { createDataExportRoutes } from './routes.ts';
import { createSchemaPage } from './schema-page.ts';

export const dataExportFeature = {
  routes: createDataExportRoutes,
  pages: ({ publicUrl }: ExportParts) => [createSchemaPage(publicUrl)],
};
