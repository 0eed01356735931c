import type { BalanceSheet, BalanceSheetQuery } from '#contract/reports.ts';
import { assert } from '#domain/kernel/assert.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { balanceSheetTable } from '#domain/ledger/balance-sheet-table.ts';
import { balanceSheet, type BalanceSheet as Sheet } from '#domain/ledger/balance-sheet.ts';
import type { ReportPeriod } from '#domain/ledger/fiscal-period.ts';
import { mergePersonalAccounts } from '#domain/ledger/shared-accounts.ts';
import type { ReportGroup } from '#domain/ledger/statement-tally.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { toEuroAccount, makeReportHead, type Report } from './report.ts';
import { findAccounts, findBalances } from './repository.ts';
import { periodName, resolveReportScope, subtitleAtEnd, type ReportScope } from './scope.ts';

interface SheetOfYear {
  readonly period: ReportPeriod;
  readonly sheet: Sheet;
}

/**
 * Builds the balance sheet at the end of the year, from the first entry on, beside the year before if that
 * has entries. Owners see no individual accounts.
 */
export async function balanceSheetReport(
  ctx: TenantContext,
  query: BalanceSheetQuery,
  forOwners = ctx.principal.owner_id !== null,
): Promise<Report<BalanceSheet>> {
  const language = ctx.negotiateLanguage();
  const say = createTranslator(language);
  const scope = await resolveReportScope(ctx, query);
  const { period, previous, buildings } = scope;
  const [accounts, current, before] = await Promise.all([
    findAccounts(ctx.db, language),
    findBalances(ctx.db, period.to, buildings),
    previous === null ? [] : findBalances(ctx.db, previous.to, buildings),
  ]);
  const sheetOf = (balances: typeof current) => {
    const books = { balances, accounts };
    return balanceSheet({ ...(forOwners ? mergePersonalAccounts(books) : books), say });
  };
  const years: SheetOfYear[] = [{ period, sheet: sheetOf(current) }];
  if (previous !== null && before.length > 0)
    years.push({ period: previous, sheet: sheetOf(before) });
  const named = years.map(({ period: of, sheet }) => ({
    period: years.length === 1 ? '' : periodName(of, language),
    sheet,
  }));
  const texts = { say, subtitle: subtitleAtEnd(scope, language) };
  return {
    kind: 'balance-sheet',
    scope,
    body: () => makeBody(scope, years),
    table: () => balanceSheetTable(named, texts),
  };
}

function makeBody(scope: ReportScope, [current, before]: readonly SheetOfYear[]): BalanceSheet {
  assert(current !== undefined, 'A balance sheet is of a year');
  return {
    ...makeReportHead(scope),
    ...toFigures(current.sheet),
    previous:
      before === undefined ? null : { period: before.period.label, ...toFigures(before.sheet) },
  };
}

function toFigures({ assets, liabilities, balance_check }: Sheet) {
  return {
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
