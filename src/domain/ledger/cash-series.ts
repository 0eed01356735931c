import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { addMonths, endOfMonth, startOfMonth, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { ReportTable, ReportTexts } from './report-table.ts';
import { getAccountName } from './statement-tally.ts';

/** Movement of a money account in one month, or before the first month if `month` is null. */
export interface CashMovement {
  account_code: string;
  /** Its first day. */
  month: LocalDate | null;
  /** Debits minus credits. */
  net_cents: Cents;
}

export interface CashSeries {
  /** The last days of the months, oldest first. */
  month_ends: LocalDate[];
  /** By code; a balance for each month. */
  accounts: { code: string; name: string; balances_cents: Cents[] }[];
  totals_cents: Cents[];
}

/** Months in succession by their first days. */
export type Months = readonly [first: LocalDate, ...others: LocalDate[]];

/** Lists this many months, at least one, ending with that of `today`. */
export function lastMonths(today: LocalDate, count: number): Months {
  const first = addMonths(startOfMonth(today), 1 - count);
  return [first, ...Array.from({ length: count - 1 }, (_, index) => addMonths(first, index + 1))];
}

/**
 * Computes the balance of each money account at the end of each month, in cents; positive is money
 * available. Accounts that are always zero are left out.
 * Rule: the accounts show the cash position and its movements (Civil Code, art. 3.89 §5, 15°).
 */
export function cashSeries({
  months,
  movements,
  accounts,
}: {
  months: Months;
  movements: readonly CashMovement[];
  accounts: ReadonlyMap<string, { name: string }>;
}): CashSeries {
  const series = [...Map.groupBy(movements, ({ account_code }) => account_code)]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([code, moved]) => ({
      code,
      name: getAccountName(code, accounts),
      balances_cents: balancesOf(months, moved),
    }))
    .filter(({ balances_cents }) => balances_cents.some((balance) => balance !== 0));
  return {
    month_ends: months.map(endOfMonth),
    accounts: series,
    totals_cents: months.map((_, index) =>
      sumCents(series.map(({ balances_cents }) => balances_cents[index] ?? 0)),
    ),
  };
}

function balancesOf(months: Months, moved: readonly CashMovement[]): Cents[] {
  const netOf = (wanted: LocalDate | null) =>
    sumCents(moved.filter(({ month }) => month === wanted).map(({ net_cents }) => net_cents));
  let balance = netOf(null);
  return months.map((month) => (balance = sumCents([balance, netOf(month)])));
}

/** Makes a table with a row for each month end, a column for each account, and their total. */
export function cashSeriesTable(
  { month_ends, accounts, totals_cents }: CashSeries,
  { say, subtitle }: ReportTexts,
): ReportTable {
  const money = (label: string) => ({ label, kind: 'money' as const });
  return {
    title: say('report.cash_series'),
    subtitle,
    columns: [
      { label: say('report.date'), kind: 'date' },
      ...accounts.map(({ code, name }) => money(`${code} ${name}`)),
      money(say('report.total')),
    ],
    rows: month_ends.map((day, index) => ({
      kind: 'line',
      level: 0,
      cells: [
        day,
        ...accounts.map(({ balances_cents }) => balances_cents[index] ?? 0),
        totals_cents[index] ?? 0,
      ],
    })),
  };
}
