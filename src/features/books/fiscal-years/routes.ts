import { IdParams, Type, ref } from '#contract/common.ts';
import { CreateFiscalYear, FiscalYear } from '#contract/fiscal-years.ts';
import { REVERSAL_PROBLEMS, lockLedger } from '#features/books/ledger/index.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { closeFiscalYear, createFiscalYear, reopenFiscalYear } from './commands.ts';
import { listFiscalYears } from './repository.ts';

export const fiscalYearRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/buildings/:id/fiscal-years',
    operationId: 'listFiscalYears',
    area: 'Fiscal years',
    access: 'books:read',
    summary: 'Fiscal years of a building, oldest first',
    description:
      'Where none is entered, reports go by the month in which the building’s years begin.',
    params: IdParams,
    answer: Type.Array(ref(FiscalYear)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      return listFiscalYears(ctx.db, id);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/fiscal-years',
    operationId: 'createFiscalYear',
    area: 'Fiscal years',
    access: 'books:write',
    summary: 'Open a fiscal year',
    description:
      'Refuses days that another year of the building holds, and a year that ends before it begins or lasts too long.',
    params: IdParams,
    body: CreateFiscalYear,
    example: { start_date: '2026-01-01', end_date: '2026-12-31' },
    status: 201,
    location: '/fiscal-years',
    answer: ref(FiscalYear),
    problems: ['invalid_period', 'overlap'],
    handler: (ctx, { params, body }) => createFiscalYear(ctx, params.id, body),
  }),
  readRoute({
    method: 'GET',
    path: '/fiscal-years/:id',
    operationId: 'getFiscalYear',
    area: 'Fiscal years',
    access: 'books:read',
    summary: 'One fiscal year',
    description: 'Shows its days, whether it is closed, and the entry that closed it.',
    params: IdParams,
    answer: ref(FiscalYear),
    handler: async (ctx, { params: { id } }) =>
      found(
        await findRow(ctx.db, 'fiscal_years', id, visibleBuildings(ctx, 'building_id')),
        'fiscal_year',
        id,
      ),
  }),
  writeRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/close',
    operationId: 'closeFiscalYear',
    area: 'Fiscal years',
    access: 'books:write',
    summary: 'Close a fiscal year: its result is carried forward and its dates are locked',
    description:
      'Posts one entry on its last day, unless there is nothing to carry forward; from then on nothing can be dated in the year. Refuses while an earlier year of the building is open.',
    params: IdParams,
    answer: ref(FiscalYear),
    problems: [
      'invalid_transition',
      'out_of_order',
      'account_missing',
      'account_not_postable',
      'amount_out_of_range',
    ],
    handler: async (ctx, { params }) => closeFiscalYear(ctx, await lockLedger(ctx), params.id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/reopen',
    operationId: 'reopenFiscalYear',
    area: 'Fiscal years',
    access: 'books:write',
    summary: 'Reopen the last closed fiscal year: its closing entry is reversed',
    description:
      'The reversal is dated on the last day of the year; the year takes entries again. Refuses while a later year of the building is closed.',
    params: IdParams,
    answer: ref(FiscalYear),
    problems: ['invalid_transition', 'out_of_order', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params }) => reopenFiscalYear(ctx, await lockLedger(ctx), params.id),
  }),
];
