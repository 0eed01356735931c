import { readFile } from 'node:fs/promises';
import { ref } from '#contract/common.ts';
import { ImportResult, ImportUpload } from '#contract/imports.ts';
import { Reply } from '#platform/http/reply.ts';
import { writeRoute } from '#platform/http/route.ts';
import { importBuilding } from './commands.ts';
import { readUpload } from './sources.ts';

export const importRoutes = [
  writeRoute({
    method: 'POST',
    path: '/imports/buildings',
    operationId: 'importBuilding',
    summary: 'Take a building over from a ZIP of CSV files or a workbook',
    body: ImportUpload,
    upload: true,
    status: 201,
    alsoStatus: [200],
    answer: ref(ImportResult),
    handler: async (ctx, { body: { file, dry_run } }) => {
      const input = await readUpload(await readFile(file.path), file.file_name);
      const { result, is_written } = await importBuilding(ctx, input, {
        isDryRun: dry_run === 'true',
      });
      if (!is_written) return new Reply(200, result);
      return new Reply(201, result, { location: `/api/v1/buildings/${result.building_id}` });
    },
  }),
];
