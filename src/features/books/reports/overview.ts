import { sumCents } from '#domain/kernel/money.ts';
import { cashSeries, lastMonths } from '#domain/ledger/cash-series.ts';
import { buildPagePath } from '#domain/overview/page-path.ts';
import { defaultPurpose } from '#domain/payments/bank-account.ts';
import { limitToReach, type OverviewPart } from '#features/workplace/overview/index.ts';
import { findAccounts, findCashMovements } from './repository.ts';

/** Cash at the end of this month, and the reserve's share of it. */
export const reportsOverview: readonly OverviewPart[] = [
  {
    access: 'books:read',
    async read(ctx, building_id) {
      const { db, today } = ctx;
      const language = ctx.negotiateLanguage();
      const months = lastMonths(today, 1);
      const [accounts, movements] = await Promise.all([
        findAccounts(db, language),
        findCashMovements(db, months, limitToReach(ctx, 'building_id', building_id)),
      ]);
      const series = cashSeries({ months, movements, accounts });
      const reserve = series.accounts.filter(({ code }) => defaultPurpose(code) === 'Reserve');
      const link = buildPagePath('/reports/cash-series', { months: '1', building_id });
      const figure = (cents: readonly number[]) => ({
        count: null,
        amount_cents: sumCents(cents),
        link,
      });
      return {
        items: [],
        figures: {
          cash: figure(series.totals_cents),
          reserve: figure(reserve.flatMap(({ balances_cents: balances }) => balances)),
        },
      };
    },
  },
];
