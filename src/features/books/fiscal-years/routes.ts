import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AccrualProposals,
  AccrueCosts,
  AccruedCosts,
  CloseFiscalYear,
  ClosingCheck,
  ClosingList,
  CreateFiscalYear,
  FiscalYear,
  ReopenFiscalYear,
  ReserveAppropriation,
  ReserveTest,
} from '#contract/fiscal-years.ts';
import { listYearOperations } from '#domain/ledger/fiscal-year.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS, lockLedger } from '#features/books/ledger/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { longRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { accrueCosts, findAccrualProposals, showProposals } from './accruals.ts';
import { isLedgerIntact, findClosingFindings, showFindings } from './closing-check.ts';
import { showClosingList } from './closing-list.ts';
import { closeFiscalYear, createFiscalYear, reopenFiscalYear } from './commands.ts';
import { requireFiscalYear } from './lock-year.ts';
import { listFiscalYears, type FiscalYearRow } from './repository.ts';
import { appropriateReserve, showReserveTest, testReserve } from './reserve.ts';

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
    handler: async (ctx, { params: { id } }) =>
      showFiscalYear(ctx, await requireFiscalYear(ctx, id)),
  }),
  snapshotRoute({
    path: '/fiscal-years/:id/closing-check',
    operationId: 'checkFiscalYearClosing',
    access: 'books:read',
    summary: 'Check a financial year before closing',
    description: 'Returns the findings that block closing, and the warnings to acknowledge.',
    rules: [
      'Blocking: year not ended, ledger integrity, owner balances, expenses awaiting approval, money in transit on 58.',
      'Blocking: statements that are not sent, costs without a key, a reserve that is not appropriated, a result that is not 0.',
      'Warnings: drafts, balances on 4990 or 643, late transfers, a reserve that is not covered or below 5 %.',
      'Warnings: recurring invoices that are missing.',
      'Warnings: an overdrawn bank account, missing bank statements, old accruals, accounts not approved, no report of the auditor.',
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
      const year = await requireFiscalYear(ctx, id);
      const findings = await findClosingFindings(ctx, year, await isLedgerIntact(ctx));
      return { findings: showFindings(ctx, year, findings) };
    },
  }),
  snapshotRoute({
    path: '/fiscal-years/:id/closing',
    operationId: 'getClosingList',
    access: 'books:read',
    summary: 'List the closing steps of a year',
    description: 'Returns the steps in order, each with its state and what it lacks.',
    rules: [
      'Done: nothing blocks the step; warnings may be left.',
      'Blocked: a step before it is not done.',
    ],
    answer: ref(ClosingList),
    handler: async (ctx, { params: { id } }) =>
      showClosingList(ctx, await requireFiscalYear(ctx, id)),
  }),
  snapshotRoute({
    path: '/fiscal-years/:id/accrual-proposals',
    operationId: 'listAccrualProposals',
    access: 'books:read',
    summary: 'List missing invoices of a year',
    description: 'Returns the recurring costs of the year whose invoices have not come.',
    rules: [
      'Expected: invoices of a supplier in three months or more that are equally far apart.',
      'Expected: a contract invoiced once or twice in the year before, and not in this one.',
      'Left out: suppliers with an accrual on 444 or 492 in the year.',
    ],
    answer: ref(AccrualProposals),
    handler: async (ctx, { params: { id } }) =>
      showProposals(ctx, await findAccrualProposals(ctx, await requireFiscalYear(ctx, id))),
  }),
  writeRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/accrue-costs',
    operationId: 'accrueCosts',
    access: 'books:write',
    summary: 'Post accruals for missing invoices',
    description: 'Posts the costs of missing invoices on the last day of the year, against 444.',
    rules: [
      'Each cost has the key of its invoices and the days that it covers.',
      'The invoice clears the accrual of its supplier.',
      'No entry is posted if nothing is missing.',
      'The entry is reversed like one made by hand.',
      'Refused: the Syndic, where the building requires a second approver.',
    ],
    body: AccrueCosts,
    example: {},
    answer: ref(AccruedCosts),
    problems: ['invalid_transition', 'accountant_required', 'key_needed', ...POSTING_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      accrueCosts(ctx, await lockLedger(ctx), params.id, body),
  }),
  snapshotRoute({
    path: '/fiscal-years/:id/reserve-test',
    operationId: 'getReserveTest',
    access: 'books:read',
    summary: 'Test the reserve calls of a year',
    description:
      'Compares reserve calls with 5 % of the ordinary charges of the year before (art. 3.86 §3).',
    answer: ref(ReserveTest),
    handler: async (ctx, { params: { id } }) =>
      showReserveTest(await testReserve(ctx, await requireFiscalYear(ctx, id))),
  }),
  writeRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/appropriate-reserve',
    operationId: 'appropriateReserve',
    access: 'books:write',
    summary: 'Appropriate the reserve of a year',
    description: 'Moves the reserve calls of the year to the fund on its last day.',
    rules: [
      'Interest of the reserve account goes with it, where the building leaves it to the reserve.',
      'No entry is posted if nothing is left to move.',
      'Refused: the Syndic, where the building requires a second approver.',
    ],
    answer: ref(ReserveAppropriation),
    problems: ['invalid_transition', 'accountant_required', ...POSTING_PROBLEMS],
    handler: async (ctx, { params }) => appropriateReserve(ctx, await lockLedger(ctx), params.id),
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
      'Works that are not finished move to 498 or 499 and come back on the day after.',
      '`result_decision_id` names the decision about a result that is not 0; it goes to 14.',
      'Refused: blocking findings, and warnings that are not acknowledged.',
      'Refused: the Syndic, where the building requires a second approver.',
      'Refused: the only person who prepared it, where the building asks for a second one.',
    ],
    body: CloseFiscalYear,
    example: { acknowledge: ['draft_expenses'] },
    answer: ref(FiscalYear),
    problems: [
      'stale',
      'invalid_transition',
      'out_of_order',
      'not_ready_to_close',
      'accountant_required',
      'second_person_required',
      'unknown_reference',
      'in_use',
      ...POSTING_PROBLEMS,
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
    rules: [
      'Refused: a later year that is closed.',
      'Refused: without a reason, once the assembly has approved the accounts.',
    ],
    body: ReopenFiscalYear,
    example: { reason: 'An invoice was booked twice.' },
    answer: ref(FiscalYear),
    problems: [
      'invalid_transition',
      'out_of_order',
      'accountant_required',
      'reopening_reason_missing',
      ...REVERSAL_PROBLEMS,
    ],
    handler: async (ctx, { params, body: { reason } }) =>
      showFiscalYear(ctx, await reopenFiscalYear(ctx, await lockLedger(ctx), params.id, reason)),
  }),
]);
