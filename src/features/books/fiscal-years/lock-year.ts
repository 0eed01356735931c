import { transition } from '#domain/kernel/state-machine.ts';
import {
  checkFiscalYearOrder,
  fiscalYearTransitions,
  type FiscalYearOperation,
} from '#domain/ledger/fiscal-year.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { requireBookkeeper, visibleBuildings } from '#features/shared/index.ts';
import { findRow, lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { listFiscalYears, type FiscalYearRow } from './repository.ts';

/** Finds a year that the user may see. Refuses not_found. */
export async function requireFiscalYear(ctx: TenantContext, id: string): Promise<FiscalYearRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  return found(await findRow(ctx.db, 'fiscal_years', id, visible), 'fiscal_year', id);
}

/**
 * Locks a year for an operation, after the ledger: no entry slips into a year while it closes, and of two
 * closings the later sees the result of the first. Refuses not_found, stale, accountant_required,
 * invalid_transition, out_of_order.
 */
export async function lockForOperation(
  ctx: TenantContext,
  { db }: LockedLedger,
  id: string,
  operation: FiscalYearOperation,
) {
  const visible = visibleBuildings(ctx, 'building_id');
  const year = matching(
    ctx,
    found(await lockRow(db, 'fiscal_years', id, visible), 'fiscal_year', id),
  );
  await requireBookkeeper(ctx, year.building_id);
  const next = transition(fiscalYearTransitions, operation, year.status);
  checkFiscalYearOrder(operation, year, await listFiscalYears(db, year.building_id));
  return { year, next };
}

/** Names a year as the source of its entries. */
export function toEntrySource({ id }: Pick<FiscalYearRow, 'id'>) {
  return { type: 'FiscalYear', id } as const;
}
