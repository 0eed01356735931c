import { ref } from '#contract/common.ts';
import { DataExport, DataExportQuery } from '#contract/data-export.ts';
import { readRoute, routesOf, withoutConnection, type Route } from '#platform/http/route.ts';
import { exportData, type ExportParts } from './commands.ts';
import { EXPORT_FILE, exportFile } from './export-file.ts';

export function createDataExportRoutes(parts: ExportParts): readonly Route[] {
  return routesOf('GDPR', [
    withoutConnection(
      readRoute({
        path: '/gdpr/owners/:id/data-export',
        operationId: 'exportOwnerData',
        access: 'gdpr:read',
        summary: 'All that is known of an owner, and nothing of anybody else (art. 15)',
        description:
          'With the ends it is kept for, who gets it, for how long, and who said it; with `format=zip` also the letters and documents themselves. An Owner has their own. Open requests for access are answered by it, and the audit log says that it was made.',
        query: DataExportQuery,
        answer: ref(DataExport),
        files: [EXPORT_FILE],
        handler: async (ctx, { params: { id }, query: { format } }) => {
          const { data, files } = await exportData(ctx, parts, id);
          return format === 'zip' ? exportFile(data, files) : data;
        },
      }),
    ),
  ]);
}
