import type { PeriodReportQuery, TrialBalance } from '#contract/reports.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { trialBalanceTable } from '#domain/ledger/report-table.ts';
import { trialBalance, type TrialBalance as Balance } from '#domain/ledger/trial-balance.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { makeReportHead, type Report } from './report.ts';
import { findAccounts, findOpenings, findTotals } from './repository.ts';
import { resolveReportScope, makeSubtitle } from './scope.ts';

/**
 * Lists every account with opening balance, movements of the period (closing entries included) and
 * closing balance.
 */
export async function trialBalanceReport(
  ctx: TenantContext,
  query: PeriodReportQuery,
): Promise<Report<TrialBalance>> {
  const language = ctx.negotiateLanguage();
  const say = createTranslator(language);
  const scope = await resolveReportScope(ctx, query);
  const { period, buildings } = scope;
  const [accounts, openings, totals] = await Promise.all([
    findAccounts(ctx.db, language),
    findOpenings(ctx.db, addDays(period.from, -1), buildings),
    findTotals(ctx.db, period, buildings),
  ]);
  const balance = trialBalance({ openings, totals, accounts });
  const texts = { say, subtitle: makeSubtitle(scope, language) };
  return {
    kind: 'trial-balance',
    scope,
    body: () => ({
      ...makeReportHead(scope),
      accounts: balance.rows.map(({ code, name, ...sums }) => ({
        code,
        name,
        ...toEuroSums(sums),
      })),
      totals: toEuroSums(balance.totals),
    }),
    table: () => trialBalanceTable(balance, texts),
  };
}

function toEuroSums(sums: Balance['totals']) {
  return {
    opening: toEuro(sums.opening_cents),
    debit: toEuro(sums.debit_cents),
    credit: toEuro(sums.credit_cents),
    balance: toEuro(sums.balance_cents),
  };
}
