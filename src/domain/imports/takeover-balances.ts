import { isDistributed } from '#domain/costs/cost-line.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import type { ImportError, TakeoverFile } from './import-error.ts';
import { finding } from './read-table.ts';

/** Accounts of parties, whose balances are given row by row, and the file that details each. */
const DETAILED: Readonly<Record<string, TakeoverFile>> = {
  '100': 'working_capital',
  '4100': 'opening_balances',
  '4101': 'opening_balances',
  '440': 'supplier_items',
};

/**
 * Returns the file that details the balance of an account; undefined: none does.
 * @param called accounts that the calls detail
 */
export function findDetail(
  account_code: string,
  called: ReadonlySet<string>,
): TakeoverFile | undefined {
  if (called.has(account_code)) return 'calls';
  return DETAILED[account_code] ?? (isDistributed(account_code) ? 'cost_lines' : undefined);
}

/** An amount on an account, positive: debit. */
export interface AccountAmount {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** The balances of a trial balance, and the rows that detail them. */
export interface TakeoverTotals {
  readonly balances: readonly AccountAmount[];
  readonly rows: readonly AccountAmount[];
  readonly detailedByCalls: ReadonlySet<string>;
}

/**
 * Reports total_differs for each account whose rows do not come to its balance, and takeover_unbalanced for
 * a trial balance whose sides differ.
 */
export function checkTotals(
  { balances, rows, detailedByCalls }: TakeoverTotals,
  tables: Readonly<Record<TakeoverFile, { readonly file: string }>>,
): ImportError[] {
  const stated = sumByAccount(balances);
  const found = sumByAccount(rows);
  const accounts = new Set([...stated.keys(), ...found.keys()]);
  const totals = [...accounts].sort(compareCodePoints).flatMap((account_code) => {
    const file = findDetail(account_code, detailedByCalls);
    const [left, right] = [stated.get(account_code) ?? 0, found.get(account_code) ?? 0];
    if (file === undefined || left === right) return [];
    const facts = { account_code, stated: toEuro(left), found: toEuro(right) };
    return [finding(tables[file], null, 'amount', 'total_differs', facts)];
  });
  const amounts = balances.map(({ amount_cents }) => amount_cents);
  const debit = sumCents(amounts.filter((cents) => cents > 0));
  const credit = sumCents(amounts.filter((cents) => cents < 0).map((cents) => -cents));
  if (debit === credit) return totals;
  const facts = { debit: toEuro(debit), credit: toEuro(credit) };
  return [...totals, finding(tables.trial_balance, null, null, 'takeover_unbalanced', facts)];
}

/** Lists the balances that are not 0, by account in the order of the codes. */
export function listBalances(amounts: readonly AccountAmount[]): AccountAmount[] {
  return [...sumByAccount(amounts)]
    .filter(([, amount_cents]) => amount_cents !== 0)
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([account_code, amount_cents]) => ({ account_code, amount_cents }));
}

function sumByAccount(amounts: readonly AccountAmount[]): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { account_code, amount_cents } of amounts) {
    sums.set(account_code, (sums.get(account_code) ?? 0) + amount_cents);
  }
  return sums;
}
