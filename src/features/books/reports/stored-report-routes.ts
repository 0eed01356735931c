import { ref } from '#contract/common.ts';
import { Document } from '#contract/documents.ts';
import { exampleIds } from '#contract/examples.ts';
import { CreateBalanceSheetDocument, CreateIncomeStatementDocument } from '#contract/reports.ts';
import type { DocumentVisibility } from '#domain/documents/document.ts';
import { storeReport, toDocument } from '#features/documents/documents/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { longRoute, declareRoutes, type Route } from '#platform/http/route.ts';
import { balanceSheetReport } from './balance-sheet.ts';
import { incomeStatementReport } from './income-statement.ts';
import { drawPdf } from './report-answer.ts';
import type { Report } from './report.ts';

/** Storage for the bytes of stored reports. */
export interface StoredReportParts {
  readonly files: FileStore;
}

interface Wanted {
  readonly building_id: string;
  readonly visibility?: DocumentVisibility;
}

/** Builds the report on one snapshot of the ledger, renders it, and stores it as rendered. */
function createStoringHandler<Body extends Wanted>(
  { files }: StoredReportParts,
  report: (ctx: TenantContext, body: Body) => Promise<Report<unknown>>,
) {
  return async (ctx: DetachedContext, { body }: { readonly body: Body }) => {
    const workedOut = await ctx.database.snapshot(ctx.organizationId, (db) =>
      report(ctx.withConnection(db), body),
    );
    const { building_id, visibility = 'Staff' } = body;
    const drawn = await drawPdf({ language: ctx.negotiateLanguage(), today: ctx.today }, workedOut);
    const place = { document_type: 'FinancialReport', visibility, building_id } as const;
    return toDocument(await storeReport(ctx, files, { ...drawn, ...place }), ctx.today);
  };
}

const kept = { status: 201, location: '/documents', answer: ref(Document) } as const;

/**
 * Creates the routes that store reports as documents, with the ledger's state when they were rendered.
 */
export function createStoredReportRoutes(parts: StoredReportParts): readonly Route[] {
  return declareRoutes('Reports', [
    longRoute({
      method: 'POST',
      path: '/reports/balance-sheet/documents',
      operationId: 'createBalanceSheetDocument',
      access: 'documents:write',
      summary: 'Store the balance sheet as document',
      description: 'Stores the PDF, which never changes.',
      rules: ['Shared with owners, it shows no individual accounts.'],
      body: CreateBalanceSheetDocument,
      example: { building_id: exampleIds.building, year: 2025, visibility: 'Owners' },
      ...kept,
      problems: ['no_financial_year', 'report_too_large', 'too_busy'],
      handler: createStoringHandler(parts, (ctx, body) =>
        balanceSheetReport(ctx, body, body.visibility === 'Owners'),
      ),
    }),
    longRoute({
      method: 'POST',
      path: '/reports/income-statement/documents',
      operationId: 'createIncomeStatementDocument',
      access: 'documents:write',
      summary: 'Store the income statement as document',
      description: 'Stores the PDF, which never changes.',
      body: CreateIncomeStatementDocument,
      example: { building_id: exampleIds.building, year: 2025, visibility: 'Owners' },
      ...kept,
      problems: ['no_financial_year', 'quarter_outside_year', 'report_too_large', 'too_busy'],
      handler: createStoringHandler(parts, incomeStatementReport),
    }),
  ]);
}
