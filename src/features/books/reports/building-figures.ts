import type { BuildingFigures } from '#contract/reports.ts';
import { endOfMonth } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findBuildingFigures } from './repository.ts';

/** Lists the cash of each visible building at the end of this month, and the overdue debts of its owners. */
export async function listBuildingFigures(ctx: TenantContext): Promise<BuildingFigures[]> {
  const rows = await findBuildingFigures(ctx, endOfMonth(ctx.today));
  return rows.map(({ cash_cents, overdue_cents, ...building }) => ({
    ...building,
    cash: toEuro(cash_cents),
    overdue: toEuro(overdue_cents),
  }));
}
