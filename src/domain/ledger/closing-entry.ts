import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { isResultAccount } from './account.ts';
import { orientLine } from './entry-lines.ts';
import type { EntryLine } from './journal-entry.ts';

/** The account that takes up the result of a closed year. */
const RESULT_CARRIED_FORWARD = '14';

/**
 * Makes the lines that close classes 6 and 7 to the result carried forward (14). In: debits minus credits
 * of one building's class 6 and 7 accounts up to the last day of the year, in cents, any number of rows per
 * account. Out: one line per account that is not zero, by code, then one on 14 unless the result is zero;
 * none when nothing is to be closed. No line names an owner, unit or supplier: the result belongs to the
 * association.
 * Source: closing of the year, art. 3.89 §5 15° Civil Code.
 */
export function closingLines(
  balances: readonly { account_code: string; balance_cents: Cents }[],
): EntryLine[] {
  const byCode = new Map<string, Cents>();
  for (const { account_code, balance_cents } of balances) {
    assert(isResultAccount(account_code), `Account ${account_code} is not of class 6 or 7`);
    byCode.set(account_code, sumCents([byCode.get(account_code) ?? 0, balance_cents]));
  }
  const open = [...byCode].sort(([a], [b]) => compareCodePoints(a, b));
  const result = sumCents(byCode.values());
  return [
    ...open.map(([code, balance]) => orientLine(code, 0 - balance)),
    orientLine(RESULT_CARRIED_FORWARD, result),
  ].filter((line) => line.debit_cents !== line.credit_cents);
}
