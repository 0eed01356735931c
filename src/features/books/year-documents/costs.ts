import type { CostsByKey, YearDocumentQuery } from '#contract/year-documents.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { findAccounts, type Report } from '#features/books/reports/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { listCosts, type CostRow } from './repository.ts';
import { makeHeading, makeLine, makeReport, makeTotal, resolveYear } from './year-scope.ts';

function sumAmounts(rows: readonly CostRow[]) {
  return sumCents(rows.map(({ amount_cents }) => amount_cents));
}

/** Lists the costs of a year by account and key, with each invoice and entry. */
export async function costsReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<CostsByKey>> {
  const year = await resolveYear(ctx, query);
  const { say, language } = year;
  const [rows, accounts] = await Promise.all([
    listCosts(ctx.db, year.year, language),
    findAccounts(ctx.db, language),
  ]);
  const groups = [
    ...Map.groupBy(rows, (row) => `${row.account_code} ${row.distribution_key_id}`).values(),
  ].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { account_code, distribution_key_id, distribution_key_name } = first;
    const account_name = accounts.get(account_code)?.name ?? '';
    return [{ account_code, account_name, distribution_key_id, distribution_key_name, own }];
  });
  return makeReport(
    year,
    'costs',
    () => ({
      accounts: groups.map(({ own, ...group }) => ({
        ...group,
        total: toEuro(sumAmounts(own)),
        lines: own.map(showCost),
      })),
      total: toEuro(sumAmounts(rows)),
    }),
    () => ({
      columns: [
        { label: say('report.account'), kind: 'text', in_headings: true },
        { label: say('report.date'), kind: 'date' },
        { label: say('report.party'), kind: 'text' },
        { label: say('report.description'), kind: 'text' },
        { label: say('report.amount'), kind: 'money', carried: 'sum' },
      ],
      rows: [
        ...groups.flatMap(({ account_code, account_name, distribution_key_name, own }) => [
          makeHeading(`${account_code} ${account_name} – ${distribution_key_name}`, 5),
          ...own.map(({ entry_date, supplier, description, amount_cents }) =>
            makeLine([account_code, entry_date, supplier, description, amount_cents]),
          ),
          makeTotal([account_code, null, null, say('report.total'), sumAmounts(own)], 1),
        ]),
        makeTotal([null, null, null, say('report.total'), sumAmounts(rows)]),
      ],
    }),
  );
}

function showCost(row: CostRow) {
  const { entry_id, expense_id, entry_date, supplier, description, period_from, period_to } = row;
  return {
    entry_id,
    expense_id,
    entry_date,
    supplier,
    description,
    period_from,
    period_to,
    amount: toEuro(row.amount_cents),
    vat_amount: toEuro(row.vat_cents),
  };
}
