import { assert } from '#domain/kernel/assert.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** Account of free credit: an overpayment stays on the working capital account. */
export const FREE_CREDIT_ACCOUNT = '4101';
/** Doubtful receivables: amounts moved there are still owed. */
const DOUBTFUL_ACCOUNT = '417';

/** Amounts by account code. */
export type AccountAmounts = ReadonlyMap<string, Cents>;

interface Settling {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/**
 * Determines the account that the books credit for each settled part: that of its receivable, as far as the
 * owner owes anything on it, and doubtful receivables for what was moved there.
 * @param balances debit balances of the owner by account, before
 */
export function determineCreditedAccounts<T extends Settling>(
  parts: readonly T[],
  balances: AccountAmounts,
): T[] {
  const left = new Map(balances);
  const take = (code: string, wanted: Cents): Cents => {
    const taken = Math.min(wanted, Math.max(0, left.get(code) ?? 0));
    left.set(code, (left.get(code) ?? 0) - taken);
    return taken;
  };
  return parts.flatMap((part) => {
    const { account_code, amount_cents } = part;
    const direct = take(account_code, amount_cents);
    const doubtful = take(DOUBTFUL_ACCOUNT, amount_cents - direct);
    return [
      { ...part, amount_cents: amount_cents - doubtful },
      { ...part, account_code: DOUBTFUL_ACCOUNT, amount_cents: doubtful },
    ].filter(({ amount_cents: cents }) => cents > 0);
  });
}

/** Sums the parts by account. */
export function sumByAccount(parts: readonly Settling[]): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { account_code, amount_cents } of parts) {
    sums.set(account_code, (sums.get(account_code) ?? 0) + amount_cents);
  }
  return sums;
}

interface ShiftLine {
  readonly account_code: string;
  readonly owner_id: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
}

/**
 * Makes the lines that move an owner's credit between accounts: debit the accounts that lose, credit those
 * that gain; none if nothing changes. Both sides must add up to the same.
 */
export function shiftLines(
  owner_id: string,
  from: AccountAmounts,
  to: AccountAmounts,
): ShiftLine[] {
  const lines = [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((account_code) => {
    const change = (to.get(account_code) ?? 0) - (from.get(account_code) ?? 0);
    if (change === 0) return [];
    return [
      {
        account_code,
        owner_id,
        debit_cents: Math.max(0, -change),
        credit_cents: Math.max(0, change),
      },
    ];
  });
  const balance = lines.reduce((sum, line) => sum + line.debit_cents - line.credit_cents, 0);
  assert(balance === 0, 'A shift leaves the balance of the owner as it was');
  return lines;
}
