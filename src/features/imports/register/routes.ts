import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { ImportResult, ImportUpload } from '#contract/imports.ts';
import { Reply } from '#platform/http/reply.ts';
import { longRoute, declareRoutes } from '#platform/http/route.ts';
import { importBuilding } from './commands.ts';
import { uploadReader } from './reader.ts';

export const importRoutes = declareRoutes('Imports', [
  longRoute({
    method: 'POST',
    path: '/imports/buildings',
    operationId: 'importBuilding',
    access: 'imports:write',
    summary: 'Import a building',
    description: 'Imports a building from a ZIP of CSV files or a workbook.',
    rules: [
      'Adds buildings, lots, owners, holdings and keys that are not there yet, all or nothing.',
      'Each fault, and each contradiction to the register, is reported.',
      'The same files again write nothing and answer 200, like a dry run.',
    ],
    body: ImportUpload,
    example: { dry_run: 'true' },
    upload: true,
    status: 201,
    alsoStatus: [200],
    answer: ref(ImportResult),
    answerExample: {
      building_id: exampleIds.building,
      building_name: 'Linden Court',
      created: { units: 24, owners: 21, unit_owners: 26, distribution_keys: 2 },
      ignored: ['readme.txt'],
      errors: [],
    },
    problems: ['import_failed'],
    handler: async (ctx, { body: { file, dry_run } }) => {
      const upload = await uploadReader.read(file);
      const isDryRun = dry_run === 'true';
      const { result, is_written } = await ctx.database.write(ctx.organizationId, (db) =>
        importBuilding(ctx.withConnection(db), upload, { isDryRun }),
      );
      if (!is_written) return new Reply(200, result);
      return new Reply(201, result, { location: `/api/v1/buildings/${result.building_id}` });
    },
  }),
]);
