import { IdParams, Type, ref } from '#contract/common.ts';
import { CreateFiscalYear, FiscalYear } from '#contract/fiscal-years.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
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
    summary: 'Fiscal years of a building, oldest first',
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
    summary: 'Open a fiscal year',
    params: IdParams,
    body: CreateFiscalYear,
    status: 201,
    location: '/fiscal-years',
    answer: ref(FiscalYear),
    handler: (ctx, { params, body }) => createFiscalYear(ctx, params.id, body),
  }),
  readRoute({
    method: 'GET',
    path: '/fiscal-years/:id',
    operationId: 'getFiscalYear',
    summary: 'One fiscal year',
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
    summary: 'Close a fiscal year: its result is carried forward and its dates are locked',
    params: IdParams,
    answer: ref(FiscalYear),
    handler: async (ctx, { params }) => closeFiscalYear(ctx, await lockLedger(ctx), params.id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/fiscal-years/:id/reopen',
    operationId: 'reopenFiscalYear',
    summary: 'Reopen the last closed fiscal year: its closing entry is reversed',
    params: IdParams,
    answer: ref(FiscalYear),
    handler: async (ctx, { params }) => reopenFiscalYear(ctx, await lockLedger(ctx), params.id),
  }),
];
