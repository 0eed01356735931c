import type { CashSeries, CashSeriesQuery } from '#contract/reports.ts';
import { endOfMonth } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { cashSeries, cashSeriesTable, lastMonths } from '#domain/ledger/cash-series.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { Report } from './report.ts';
import { findAccounts, findCashMovements } from './repository.ts';
import { formatDays, resolveReportScope } from './scope.ts';

/** One year, the range that charts show. */
const MONTHS = 12;

/**
 * Reports the cash of one building, or of all visible ones, at the end of each month up to the current
 * one.
 */
export async function cashSeriesReport(
  ctx: TenantContext,
  { months: count = MONTHS, building_id }: CashSeriesQuery,
): Promise<Report<CashSeries>> {
  const { db, today } = ctx;
  const language = ctx.negotiateLanguage();
  const months = lastMonths(today, count);
  const scope = await resolveReportScope(ctx, building_id === undefined ? {} : { building_id });
  const [accounts, movements] = await Promise.all([
    findAccounts(db, language),
    findCashMovements(db, months, scope.buildings),
  ]);
  const series = cashSeries({ months, movements, accounts });
  const [from] = months;
  const to = endOfMonth(today);
  const period = { label: `${from.slice(0, 7)}-${to.slice(0, 7)}`, from, to };
  const subtitle = `${scope.name} · ${formatDays(period, language)}`;
  return {
    kind: 'cash-series',
    scope: { ...scope, period },
    body: () => ({
      building_id: scope.building?.id ?? null,
      month_ends: series.month_ends,
      accounts: series.accounts.map(({ code, name, balances_cents }) => ({
        code,
        name,
        balances: balances_cents.map(toEuro),
      })),
      totals: series.totals_cents.map(toEuro),
    }),
    table: () => cashSeriesTable(series, { say: createTranslator(language), subtitle }),
  };
}
