import { ref } from '#contract/common.ts';
import { DataExport, DataExportQuery } from '#contract/data-export.ts';
import { PortableData, PortableDataQuery } from '#contract/portable-data.ts';
import { longRoute, declareRoutes, type Route } from '#platform/http/route.ts';
import { exportData, exportPortableData, type ExportParts } from './commands.ts';
import { EXPORT_FILE, exportFile, isFileWanted } from './export-file.ts';
import { portableFile } from './portable-file.ts';

export function createDataExportRoutes(parts: ExportParts): readonly Route[] {
  return declareRoutes('GDPR', [
    longRoute({
      method: 'GET',
      path: '/gdpr/owners/:id/data-export',
      operationId: 'exportOwnerData',
      access: 'gdpr:export',
      summary: 'Export the data of an owner',
      description:
        'Returns all personal data of the owner (art. 15 GDPR) with purpose, recipients, retention and source.',
      rules: [
        '`format=zip` includes letters and documents.',
        'Completes open requests for access; recorded in the audit log.',
        'An Owner exports their own.',
        'Refused to a role that is limited to some buildings.',
      ],
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
      summary: 'Get an owner’s portable data',
      description:
        'Returns data that the owner provided or caused (art. 20 GDPR), by the schema `/schemas/portable-data/1`.',
      rules: [
        '`person` fits `POST /owners`; `owners.csv` of `format=csv` fits `POST /imports/buildings`.',
        'Completes open requests for portability.',
        'An Owner gets their own.',
        'Refused to a role that is limited to some buildings.',
      ],
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
