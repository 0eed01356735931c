import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { getAccountName } from './statement-tally.ts';

export interface AccountTotals {
  account_code: string;
  debit_cents: Cents;
  credit_cents: Cents;
}

interface TrialBalanceRow {
  code: string;
  name: string;
  /** Debits minus credits before the period. */
  opening_cents: Cents;
  debit_cents: Cents;
  credit_cents: Cents;
  /** Opening plus debits minus credits. */
  balance_cents: Cents;
}

export interface TrialBalance {
  rows: TrialBalanceRow[];
  totals: Omit<TrialBalanceRow, 'code' | 'name'>;
}

/**
 * Draws up the trial balance: opening balance, debits, credits and balance per account, by code, with their
 * totals, in cents. In: balances before the period and totals within it per account, any number of rows
 * each. Accounts with neither an opening balance nor a movement are left out; one with equal debits and
 * credits stays.
 * Rule: in double entry total debits equal total credits (Royal Decree of 12 July 2012).
 */
export function trialBalance({
  openings = [],
  totals,
  accounts,
}: {
  openings?: readonly { account_code: string; balance_cents: Cents }[];
  totals: readonly AccountTotals[];
  accounts: ReadonlyMap<string, { name: string }>;
}): TrialBalance {
  const openingsByCode = Map.groupBy(openings, ({ account_code }) => account_code);
  const totalsByCode = Map.groupBy(totals, ({ account_code }) => account_code);
  const rows = [...new Set([...openingsByCode.keys(), ...totalsByCode.keys()])]
    .sort(compareCodePoints)
    .map((code) => {
      const before = (openingsByCode.get(code) ?? []).map(({ balance_cents }) => balance_cents);
      const within = (totalsByCode.get(code) ?? []).map((row) => ({ ...row, opening_cents: 0 }));
      const opening = { opening_cents: sumCents(before), debit_cents: 0, credit_cents: 0 };
      return { code, name: getAccountName(code, accounts), ...sumsOf([opening, ...within]) };
    })
    .filter((row) =>
      [row.opening_cents, row.debit_cents, row.credit_cents].some((sum) => sum !== 0),
    );
  return { rows, totals: sumsOf(rows) };
}

function sumsOf(
  rows: readonly Pick<TrialBalanceRow, 'opening_cents' | 'debit_cents' | 'credit_cents'>[],
): TrialBalance['totals'] {
  const opening_cents = sumCents(rows.map((row) => row.opening_cents));
  const debit_cents = sumCents(rows.map((row) => row.debit_cents));
  const credit_cents = sumCents(rows.map((row) => row.credit_cents));
  const balance_cents = sumCents([opening_cents, debit_cents, 0 - credit_cents]);
  return { opening_cents, debit_cents, credit_cents, balance_cents };
}
