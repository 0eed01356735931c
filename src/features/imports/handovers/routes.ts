import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateHandover,
  Handover,
  HandoverResult,
  HandoverUpload,
  ListHandovers,
} from '#contract/handovers.ts';
import { openDocuments } from '#features/documents/documents/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { mapPage, Reply } from '#platform/http/reply.ts';
import { found, type DetachedContext, type TenantContext } from '#platform/http/request-context.ts';
import { declareRoutes, longRoute, readRoute, type Route } from '#platform/http/route.ts';
import type { StreamedFile } from '#platform/http/streamed-file.ts';
import { importHandover, type ImportParts } from './in/import-handover.ts';
import type { FileParts } from './out/collect-file.ts';
import { createHandover } from './out/create-handover.ts';
import { findHandover, listHandovers, type HandoverRow } from './repository.ts';
import { toHandover } from './show-handover.ts';

const ZIP = 'application/zip';
const PDF = 'application/pdf';

/** Creates the routes by which buildings go to other offices and come from them. */
export function createHandoverRoutes(parts: FileParts & ImportParts): readonly Route[] {
  return declareRoutes('Imports', [...outRoutes(parts), ...readRoutes(parts), ...inRoutes(parts)]);
}

const outRoutes = (parts: FileParts) => [
  longRoute({
    method: 'POST',
    path: '/buildings/:id/handovers',
    operationId: 'createHandover',
    access: 'handovers:write',
    summary: 'Hand a building over',
    description: 'Packs the whole file of a building for the next syndic, with a receipt.',
    rules: [
      'One ZIP: register, books with their hashes, open items, calls, statements, decisions, proceedings, letters and documents, and `manifest.json` with the hash of every file.',
      '`missing` lists what art. 3.89 §5 7° asks for and the file lacks; nothing of it prevents the handover.',
      'Archive and receipt are kept as documents of the building.',
      'A large file is `Preparing` first: more than 256 MiB, or more than six financial years.',
      'Nothing changes in the building; several handovers are possible.',
    ],
    body: CreateHandover,
    example: { mandate_ended_on: '2026-06-30' },
    status: 201,
    location: '/handovers',
    answer: ref(Handover),
    problems: ['export_too_large', 'too_busy'],
    handler: async (ctx, { params: { id }, body }) =>
      toHandover(await createHandover(ctx, parts, id, body), ctx.negotiateLanguage()),
  }),
];

const readRoutes = (parts: FileParts) => [
  readRoute({
    path: '/handovers',
    operationId: 'listHandovers',
    access: 'handovers:write',
    summary: 'List handovers of buildings',
    description: 'Returns the files that were packed for other syndics, latest first.',
    query: ListHandovers,
    answer: Type.Array(ref(Handover)),
    handler: async (ctx, { query }) => {
      const visible = visibleBuildings(ctx, 'building_id');
      const language = ctx.negotiateLanguage();
      return mapPage(await listHandovers(ctx.db, query, visible), (row) =>
        toHandover(row, language),
      );
    },
  }),
  readRoute({
    path: '/handovers/:id',
    operationId: 'getHandover',
    access: 'handovers:write',
    summary: 'Get a handover',
    description: 'Returns what the archive holds, its hash, and what is missing.',
    answer: ref(Handover),
    handler: async (ctx, { params: { id } }) =>
      toHandover(await requireHandover(ctx, id), ctx.negotiateLanguage()),
  }),
  longRoute({
    method: 'GET',
    path: '/handovers/:id/file',
    operationId: 'getHandoverFile',
    access: 'handovers:write',
    summary: 'Download the file of a building',
    description: 'Returns the archive as it was packed; supports `Range` and `If-Range`.',
    files: [ZIP],
    handler: (ctx, { params: { id } }) => openKept(ctx, parts, id, (row) => row.document_id),
  }),
  longRoute({
    method: 'GET',
    path: '/handovers/:id/receipt',
    operationId: 'getHandoverReceipt',
    access: 'handovers:write',
    summary: 'Download the receipt of a handover',
    description: 'Returns the letter that names what was handed over, its hash, and what is missing.',
    files: [PDF],
    handler: (ctx, { params: { id } }) =>
      openKept(ctx, parts, id, (row) => row.receipt_document_id),
  }),
];

const inRoutes = (parts: ImportParts) => [
  longRoute({
    method: 'POST',
    path: '/imports/handover',
    operationId: 'importHandover',
    access: 'handovers:write',
    summary: 'Import a building that was handed over',
    description: 'Imports the file of a building from another office, with identical books.',
    rules: [
      'Records keep their ids; entries follow those of the office, in their order.',
      'Suppliers are recognized by name, accounts by code; those that the office lacks are created.',
      'A bank account of a supplier waits for confirmation.',
      'Payment references stay, unless the office has given them already.',
      'Refused as a whole: a file that is truncated, altered or incomplete, each fault by file.',
      'Refused: a building that the office has already.',
      'A dry run checks everything, answers 200 and keeps nothing.',
    ],
    body: HandoverUpload,
    example: { dry_run: 'true' },
    upload: true,
    takesArchive: true,
    status: 201,
    alsoStatus: [200],
    answer: ref(HandoverResult),
    answerExample: {
      building_id: exampleIds.building,
      building_name: 'Linden Court',
      created: [
        { file: 'buildings.json', rows: 1 },
        { file: 'units.json', rows: 24 },
        { file: 'journal-entries.json', rows: 1204 },
      ],
      accounts: ['61310'],
      references_changed: 0,
      proof: {
        entries: 1204,
        debit: 184_220.15,
        credit: 184_220.15,
        open_items: 2310.4,
        free_credits: 15.5,
        documents: 311,
        is_equal: true,
        chain_intact: true,
      },
    },
    problems: ['handover_invalid', 'duplicate', 'amount_out_of_range', 'too_busy'],
    handler: async (ctx, { body: { file, dry_run } }) => {
      const isDryRun = dry_run === 'true';
      const result = await importHandover(ctx, parts, file, { isDryRun });
      if (isDryRun) return new Reply(200, result);
      return new Reply(201, result, { location: `/api/v1/buildings/${result.building_id}` });
    },
  }),
];

async function requireHandover(ctx: TenantContext, id: string): Promise<HandoverRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  return found(await findHandover(ctx.db, id, visible), 'handover', id);
}

/** Opens the archive or the receipt; there is none while the handover is prepared. */
function openKept(
  ctx: DetachedContext,
  { files }: FileParts,
  id: string,
  find: (row: HandoverRow) => string | null,
): Promise<StreamedFile> {
  const { database, organizationId } = ctx;
  return database.read(organizationId, async (db) => {
    const document = find(await requireHandover(ctx.withConnection(db), id));
    const ids = document === null ? [] : [document];
    const [opened] = await openDocuments({ database, organizationId, files }, db, ids);
    return found(opened, 'handover', id);
  });
}
