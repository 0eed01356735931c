import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CloseFiscalYear,
  ClosingCheck,
  CreateFiscalYear,
  FiscalYear,
} from '#contract/fiscal-years.ts';
import { listYearOperations } from '#domain/ledger/fiscal-year.ts';
import { REVERSAL_PROBLEMS, lockLedger } from '#features/books/ledger/index.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { longRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { isLedgerIntact, findClosingFindings, showFindings } from './closing-check.ts';
import { closeFiscalYear, createFiscalYear, reopenFiscalYear } from './commands.ts';
import { listFiscalYears, type FiscalYearRow } from './repository.ts';

/** Finds a year that the user may see. Refuses not_found. */
async function visibleYear(ctx: TenantContext, id: string): Promise<FiscalYearRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  return found(await findRow(ctx.db, 'fiscal_years', id, visible), 'fiscal_year', id);
}

/**
 * Converts a year to its API representation; the allowed actions depend on the building's other years.
 */
const among = (years: readonly FiscalYearRow[]) => (year: FiscalYearRow) => ({
  ...year,
  allowed_actions: listYearOperations(year, years),
});

async function showFiscalYear({ db }: Pick<TenantContext, 'db'>, year: FiscalYearRow) {
  return among(await listFiscalYears(db, year.building_id))(year);
}

export const fiscalYearRoutes = declareRoutes('Fiscal years', [
  snapshotRoute({
    path: '/buildings/:id/fiscal-years',
    operationId: 'listFiscalYears',
    access: 'books:read',
    summary: 'List the financial years of a building',
    description: 'Returns the years, oldest first.',
    rules: ['Without any, reports use the month in which the years of the building begin.'],
    answer: Type.Array(ref(FiscalYear)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      const years = await listFiscalYears(ctx.db, id);
      return years.map(among(years));
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/fiscal-years',
    operationId: 'createFiscalYear',
    access: 'books:write',
    summary: 'Create a financial year',
    description: 'Opens a financial year.',
    rules: [
      'Refused: days of another year of the building.',
      'Refused: a year that ends before it begins, or is too long.',
    ],
    body: CreateFiscalYear,
    example: { start_date: '2026-01-01', end_date: '2026-12-31' },
    status: 201,
    location: '/fiscal-years',
    answer: ref(FiscalYear),
    problems: ['invalid_period', 'overlap'],
    handler: async (ctx, { params, body }) =>
      showFiscalYear(ctx, await createFiscalYear(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/fiscal-years/:id',
    operationId: 'getFiscalYear',
    access: 'books:read',
    summary: 'Get a financial year',
    description: 'Returns its period, its state and the entry that closed it.',
    answer: ref(FiscalYear),
    handler: async (ctx, { params: { id } }) => showFiscalYear(ctx, await visibleYear(ctx, id)),
  }),
  snapshotRoute({
    path: '/fiscal-years/:id/closing-check',
    operationId: 'checkFiscalYearClosing',
    access: 'books:read',
    summary: 'Check a financial year before closing',
    description: 'Returns the findings that block closing, and the warnings to acknowledge.',
    rules: [
      'Blocking: year not ended, ledger integrity, owner balances, expenses awaiting approval, money in transit on 58.',
      'Warnings: drafts, balances on 4990 or 643, late transfers, a reserve that is not covered.',
    ],
    answer: ref(ClosingCheck),
    answerExample: {
      findings: [
        {
          code: 'draft_expenses',
          severity: 'Warning',
          count: 2,
          detail: '2 expenses of the year are still drafts.',
          link: `/expenses?status=Draft&building_id=${exampleIds.building}&date_from=2025-01-01&date_to=2025-12-31`,
        },
      ],
    },
    handler: async (ctx, { params: { id } }) => {
      const year = await visibleYear(ctx, id);
      const findings = await findClosingFindings(ctx, year, await isLedgerIntact(ctx));
      return { findings: showFindings(ctx, year, findings) };
    },
  }),
  longRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/close',
    operationId: 'closeFiscalYear',
    access: 'books:write',
    summary: 'Close a financial year',
    description: 'Carries the result forward with one entry on the last day and locks the year.',
    rules: [
      'No entry is posted if there is nothing to carry forward.',
      'Refused: an earlier year that is open.',
      'Refused: blocking findings, and warnings that are not acknowledged.',
    ],
    body: CloseFiscalYear,
    example: { acknowledge: ['draft_expenses'] },
    answer: ref(FiscalYear),
    problems: [
      'stale',
      'invalid_transition',
      'out_of_order',
      'not_ready_to_close',
      'account_missing',
      'account_not_postable',
      'amount_out_of_range',
    ],
    handler: async ({ database, organizationId, withConnection }, { params, body }) => {
      // Checking a large ledger takes seconds, during which the ledger must not be locked.
      const isProven = await database.snapshot(organizationId, (db) =>
        isLedgerIntact(withConnection(db)),
      );
      return database.write(organizationId, async (db) => {
        const ctx = withConnection(db);
        return showFiscalYear(
          ctx,
          await closeFiscalYear(ctx, await lockLedger(ctx), params.id, body, isProven),
        );
      });
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/reopen',
    operationId: 'reopenFiscalYear',
    access: 'books:write',
    summary: 'Reopen a financial year',
    description:
      'Reverses the closing entry on the last day of the year and unlocks the last closed year.',
    rules: ['Refused: a later year that is closed.'],
    answer: ref(FiscalYear),
    problems: ['invalid_transition', 'out_of_order', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params }) =>
      showFiscalYear(ctx, await reopenFiscalYear(ctx, await lockLedger(ctx), params.id)),
  }),
]);
