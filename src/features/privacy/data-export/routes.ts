import { ref } from '#contract/common.ts';
import { DataExport, DataExportQuery } from '#contract/data-export.ts';
import { PortableData, PortableDataQuery } from '#contract/portable-data.ts';
import { longRoute, routesOf, type Route } from '#platform/http/route.ts';
import { exportData, exportPortableData, type ExportParts } from './commands.ts';
import { EXPORT_FILE, exportFile, isFileWanted } from './export-file.ts';
import { portableFile } from './portable-file.ts';

export function createDataExportRoutes(parts: ExportParts): readonly Route[] {
  return routesOf('GDPR', [
    longRoute({
      method: 'GET',
      path: '/gdpr/owners/:id/data-export',
      operationId: 'exportOwnerData',
      access: 'gdpr:export',
      summary: 'All that is known of an owner, and nothing of anybody else (art. 15)',
      description:
        'With the ends it is kept for, who gets it, for how long, and who said it; with `format=zip` also the letters and documents themselves. An Owner has their own; a role that is narrowed to some buildings has none. Open requests for access are answered by it, and the audit log says that it was made.',
      query: DataExportQuery,
      answer: ref(DataExport),
      files: [EXPORT_FILE],
      problems: ['export_too_large'],
      handler: (ctx, { params: { id }, query: { format } }) =>
        exportData(ctx, parts, id, ({ data, files }) =>
          isFileWanted(ctx, format) ? exportFile(data, files) : data,
        ),
    }),
    longRoute({
      method: 'GET',
      path: '/gdpr/owners/:id/portable-data',
      operationId: 'getPortableData',
      access: 'gdpr:export',
      summary: 'What an owner gave or caused, to be taken elsewhere (art. 20)',
      description:
        'In the form that `/schemas/portable-data/1` describes: `person` is what `POST /owners` takes, and `owners.csv` of `format=csv` what `POST /imports/buildings` does. An Owner has their own; a role that is narrowed to some buildings has none. Open requests for portability are answered by it.',
      query: PortableDataQuery,
      answer: ref(PortableData),
      files: [EXPORT_FILE],
      handler: async (ctx, { params: { id }, query: { format } }) => {
        const data = await exportPortableData(ctx, parts, id);
        return isFileWanted(ctx, format) ? portableFile(data, id) : data;
      },
    }),
  ]);
}
