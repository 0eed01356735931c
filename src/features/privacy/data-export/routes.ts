import { ref } from '#contract/common.ts';
import { DataExport } from '#contract/data-export.ts';
import { readRoute, routesOf, withoutConnection, type Route } from '#platform/http/route.ts';
import { exportData, type ExportParts } from './commands.ts';

export function createDataExportRoutes(parts: ExportParts): readonly Route[] {
  return routesOf('GDPR', [
    withoutConnection(
      readRoute({
        path: '/gdpr/owners/:id/data-export',
        operationId: 'exportOwnerData',
        access: 'gdpr:read',
        summary: 'All that is known of an owner, and nothing of anybody else (art. 15)',
        description:
          'With the ends it is kept for, who gets it, for how long, and who said it. An Owner has their own. Open requests for access are answered by it, and the audit log says that it was made.',
        answer: ref(DataExport),
        handler: (ctx, { params: { id } }) => exportData(ctx, parts, id),
      }),
    ),
  ]);
}
