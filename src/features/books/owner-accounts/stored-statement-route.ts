import { ref } from '#contract/common.ts';
import { Document } from '#contract/documents.ts';
import { CreateOwnerStatementDocument } from '#contract/owner-accounts.ts';
import { drawPdf } from '#features/books/reports/index.ts';
import { storeReport, toDocument } from '#features/documents/documents/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { longRoute, declareRoutes, type Route } from '#platform/http/route.ts';
import { buildOwnerStatement } from './statement.ts';

/** Creates the route that stores an owner's statement as a document, visible to them and the office. */
export function createStoredStatementRoute({
  files,
}: {
  readonly files: FileStore;
}): readonly Route[] {
  return declareRoutes('Owner accounts', [
    longRoute({
      method: 'POST',
      path: '/owners/:id/statement/documents',
      operationId: 'createOwnerStatementDocument',
      access: 'documents:write',
      summary: 'Store an account statement as document',
      description: 'Stores the PDF for the owner and the office, and notifies the owner.',
      rules: ['The PDF is in the language of the owner and never changes.'],
      body: CreateOwnerStatementDocument,
      example: { from: '2026-01-01', to: '2026-03-31' },
      status: 201,
      location: '/documents',
      answer: ref(Document),
      problems: ['invalid_period', 'report_too_large', 'too_busy'],
      handler: async (ctx, { params, body }) => {
        const { language, report } = await ctx.database.snapshot(ctx.organizationId, (db) =>
          buildOwnerStatement(ctx.withConnection(db), params.id, body),
        );
        const drawn = await drawPdf({ language, today: ctx.today }, report);
        const kept = await storeReport(ctx, files, {
          ...drawn,
          document_type: 'Letter',
          visibility: 'Owner',
          building_id: report.scope.building?.id ?? null,
          owner_id: params.id,
        });
        return toDocument(kept, ctx.today);
      },
    }),
  ]);
}
