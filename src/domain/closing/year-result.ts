import { assert } from '#domain/kernel/assert.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { isResultAccount } from '#domain/ledger/account.ts';
import { makeWaitingLines, type UnfinishedWorks } from './unfinished-works.ts';

/**
 * Computes the result of a year in cents as after the move of unfinished works to 498 and 499: income less
 * costs; 0 once statements are sent and the reserve is appropriated.
 * Rule: an association makes no profit; what is left needs a decision of the assembly and goes to 14.
 * @param balances debits less credits of the year on classes 6 and 7
 */
export function findYearResult(
  balances: readonly { readonly account_code: string; readonly balance_cents: Cents }[],
  works: readonly UnfinishedWorks[],
): Cents {
  const booked = balances.map(({ account_code, balance_cents }) => {
    assert(isResultAccount(account_code), `Account ${account_code} is not of class 6 or 7`);
    return balance_cents;
  });
  const moved = works
    .flatMap((one) => makeWaitingLines(one))
    .filter(({ account_code }) => isResultAccount(account_code))
    .map(({ debit_cents, credit_cents }) => debit_cents - credit_cents);
  return 0 - sumCents([...booked, ...moved]);
}

/** Whether a year may be closed with its result: 0, or named by a decision of the assembly. */
export function isResultSettled(result_cents: Cents, result_decision_id: string | null): boolean {
  return result_cents === 0 || result_decision_id !== null;
}
