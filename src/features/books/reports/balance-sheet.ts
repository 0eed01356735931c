import type { BalanceSheet, BalanceSheetQuery } from '#contract/reports.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { balanceSheet, type BalanceSheet as Sheet } from '#domain/ledger/balance-sheet.ts';
import { balanceSheetTable } from '#domain/ledger/report-table.ts';
import { mergePersonalAccounts } from '#domain/ledger/shared-accounts.ts';
import type { ReportGroup } from '#domain/ledger/statement-tally.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { toEuroAccount, makeReportHead, type Report } from './report.ts';
import { findAccounts, findBalances } from './repository.ts';
import { resolveReportScope, subtitleAtEnd, type ReportScope } from './scope.ts';

/**
 * Builds the balance sheet at the end of the year, from the first entry on. Owners see no individual
 * accounts.
 */
export async function balanceSheetReport(
  ctx: TenantContext,
  query: BalanceSheetQuery,
  forOwners = ctx.principal.owner_id !== null,
): Promise<Report<BalanceSheet>> {
  const language = ctx.negotiateLanguage();
  const say = createTranslator(language);
  const scope = await resolveReportScope(ctx, query);
  const [accounts, balances] = await Promise.all([
    findAccounts(ctx.db, language),
    findBalances(ctx.db, scope.period.to, scope.buildings),
  ]);
  const books = { balances, accounts };
  const seen = forOwners ? mergePersonalAccounts(books) : books;
  const sheet = balanceSheet({ ...seen, say });
  const texts = { say, subtitle: subtitleAtEnd(scope, language) };
  return {
    kind: 'balance-sheet',
    scope,
    body: () => bodyOf(scope, sheet),
    table: () => balanceSheetTable(sheet, texts),
  };
}

function bodyOf(scope: ReportScope, { assets, liabilities, balance_check }: Sheet): BalanceSheet {
  return {
    ...makeReportHead(scope),
    assets: {
      fixed_assets: groupInEuro(assets.fixed_assets),
      current_assets: groupInEuro(assets.current_assets),
      total_assets: toEuro(assets.total_assets_cents),
    },
    liabilities: {
      equity: groupInEuro(liabilities.equity),
      long_term_liabilities: groupInEuro(liabilities.long_term_liabilities),
      current_liabilities: groupInEuro(liabilities.current_liabilities),
      total_liabilities: toEuro(liabilities.total_liabilities_cents),
    },
    balance_check: {
      assets: toEuro(balance_check.assets_cents),
      liabilities: toEuro(balance_check.liabilities_cents),
      difference: toEuro(balance_check.difference_cents),
      balanced: balance_check.balanced,
    },
  };
}

function groupInEuro({ accounts, total_cents }: ReportGroup) {
  return { accounts: accounts.map(toEuroAccount), total: toEuro(total_cents) };
}
