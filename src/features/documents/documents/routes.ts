import { Type, ref } from '#contract/common.ts';
import {
  CreateDocument,
  CreateDocumentVersion,
  CreateDownloadLink,
  Document,
  DocumentVersion,
  DownloadDocument,
  DownloadLink,
  ListDocuments,
  UpdateDocument,
} from '#contract/documents.ts';
import { exampleIds } from '#contract/examples.ts';
import { CONTENT_TYPES } from '#domain/documents/content-type.ts';
import { mapPage } from '#platform/http/reply.ts';
import {
  longRoute,
  readRoute,
  declareRoutes,
  snapshotRoute,
  writeRoute,
  type Route,
} from '#platform/http/route.ts';
import type { DownloadTokens } from '#platform/security/link-token.ts';
import {
  addVersion,
  createDocument,
  createLink,
  deleteDocument,
  updateDocument,
} from './commands.ts';
import {
  openDocumentFile,
  requireDocument,
  requireVersion,
  toDocument,
  listVisibleVersions,
} from './document.ts';
import { listDocuments } from './repository.ts';
import { storeContent, type Intake } from './store-content.ts';
import { visibleDocuments } from './visible-repository.ts';

export interface DocumentParts extends Intake {
  readonly downloadTokens: DownloadTokens;
  readonly publicUrl: string;
}

export function createDocumentRoutes(parts: DocumentParts): readonly Route[] {
  return declareRoutes('Documents', [
    ...recordRoutes,
    ...uploadRoutes(parts),
    ...downloadRoutes(parts),
  ]);
}

const recordRoutes = [
  readRoute({
    path: '/documents',
    operationId: 'listDocuments',
    access: 'documents:read',
    summary: 'List documents, newest first',
    description: 'Returns the documents that your role may read in its buildings.',
    rules: [
      'An Owner sees documents shared with all owners, or with them alone.',
      '`q` searches titles, file names and the text of PDFs.',
    ],
    query: ListDocuments,
    answer: Type.Array(ref(Document)),
    handler: async (ctx, { query }) =>
      mapPage(await listDocuments(ctx.db, query, visibleDocuments(ctx)), (row) =>
        toDocument(row, ctx.today),
      ),
  }),
  readRoute({
    path: '/documents/:id',
    operationId: 'getDocument',
    access: 'documents:read',
    summary: 'Get a document',
    description: 'Returns its subject, with whom it is shared, and its file.',
    answer: ref(Document),
    handler: async (ctx, { params: { id } }) =>
      toDocument(await requireDocument(ctx, id), ctx.today),
  }),
  snapshotRoute({
    path: '/documents/:id/versions',
    operationId: 'listDocumentVersions',
    access: 'documents:read',
    summary: 'List the versions of a document',
    description: 'Returns the versions, newest first; owners and the board see the newest only.',
    rules: ['A sent letter has no versions.'],
    answer: Type.Array(ref(DocumentVersion)),
    handler: (ctx, { params: { id } }) => listVisibleVersions(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/documents/:id',
    operationId: 'updateDocument',
    access: 'documents:write',
    summary: 'Update a document',
    description:
      'Changes the fields that you send and notifies those with whom it is newly shared.',
    rules: [
      'A sent letter is visible to its owner and the office only.',
      'Evidence keeps its type, place and links; readers can only be added.',
    ],
    body: UpdateDocument,
    example: { title: 'Fire insurance 2026', visibility: 'Owners' },
    answer: ref(Document),
    problems: ['unknown_reference', 'document_place', 'document_kept'],
    handler: async (ctx, { params, body }) =>
      toDocument(await updateDocument(ctx, params.id, body), ctx.today),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/documents/:id',
    operationId: 'deleteDocument',
    access: 'documents:write',
    summary: 'Delete a document',
    description: 'Deletes a document with all its versions.',
    rules: [
      'Refused: a document under legal hold, or before the end of its retention.',
      'Refused: letters that were sent.',
      'Refused: evidence, such as vouchers of booked expenses, published minutes and filed reports.',
    ],
    problems: ['document_kept'],
    handler: (ctx, { params }) => deleteDocument(ctx, params.id),
  }),
];

const uploadRoutes = (intake: Intake) => [
  writeRoute({
    method: 'POST',
    path: '/documents',
    operationId: 'createDocument',
    access: 'documents:write',
    summary: 'Upload a document',
    description: 'Stores a file; its type is detected from its content.',
    rules: [
      'Without a building, it takes that of the lot, expense or call.',
      'Identical files are stored once.',
      'Photos are stored without position and camera data.',
      'Refused: programs, web pages and archives.',
    ],
    body: CreateDocument,
    example: {
      title: 'Fire insurance',
      document_type: 'InsurancePolicy',
      visibility: 'Board',
      building_id: exampleIds.building,
    },
    upload: true,
    status: 201,
    answer: ref(Document),
    problems: [
      'file_type_refused',
      'photo_type_refused',
      'file_infected',
      'unknown_reference',
      'document_place',
      'too_busy',
    ],
    prepare: (ctx, { body: { file } }) => storeContent(ctx, intake, file),
    handler: async (ctx, { body }) => toDocument(await createDocument(ctx, body), ctx.today),
  }),
  writeRoute({
    method: 'POST',
    path: '/documents/:id/versions',
    operationId: 'createDocumentVersion',
    access: 'documents:write',
    summary: 'Upload a new document version',
    description: 'Replaces the file and keeps the previous one as a version.',
    rules: [
      'Refused: letters that were sent, and evidence. Upload a document of its own beside it.',
    ],
    body: CreateDocumentVersion,
    example: {},
    upload: true,
    status: 201,
    answer: ref(Document),
    problems: [
      'file_type_refused',
      'photo_type_refused',
      'file_infected',
      'document_kept',
      'too_busy',
    ],
    prepare: async (ctx, { params: { id }, body: { file } }) => {
      await ctx.database.read(ctx.organizationId, (db) =>
        requireDocument(ctx.withConnection(db), id),
      );
      await storeContent(ctx, intake, file);
    },
    handler: async (ctx, { params: { id }, body }) =>
      toDocument(await addVersion(ctx, id, body.file), ctx.today),
  }),
];

const downloadRoutes = ({ files, downloadTokens, publicUrl }: DocumentParts) => [
  longRoute({
    method: 'GET',
    path: '/documents/:id/download',
    operationId: 'downloadDocument',
    access: 'documents:read',
    summary: 'Download a document',
    description: 'Returns the file; supports `Range` and `If-Range`.',
    rules: ['Previous versions are for the office.'],
    query: DownloadDocument,
    files: CONTENT_TYPES,
    problems: ['range_not_satisfiable'],
    handler: ({ database, organizationId, withConnection }, { params: { id }, query }) =>
      database.snapshot(organizationId, async (db) => {
        const { version_number: number = null } = query;
        const document = await requireVersion(withConnection(db), id, number);
        return openDocumentFile({ database, organizationId, files }, db, document, number);
      }),
  }),
  writeRoute({
    method: 'POST',
    path: '/documents/:id/download-link',
    operationId: 'createDownloadLink',
    access: 'documents:read',
    summary: 'Create a download link',
    description: 'Returns a link for one download within 60 seconds, without signing in.',
    rules: ['Anyone with the link can use it.', 'Previous versions are for the office.'],
    body: CreateDownloadLink,
    example: {},
    status: 201,
    answer: ref(DownloadLink),
    handler: async (ctx, { params, body: { version_number: number = null } }) => {
      const { id, expires_at } = await createLink(ctx, params.id, number);
      const { organizationId } = ctx;
      const claims = { organization_id: organizationId, link_id: id };
      const token = await downloadTokens.issue(claims);
      return { url: `${publicUrl}/files/${token}`, expires_at };
    },
  }),
];
