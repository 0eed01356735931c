import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { Journal } from './journal-entry.ts';
import { getAccountName } from './statement-tally.ts';

/** A line of the general ledger; `sequence` is the number of its entry. */
export interface LedgerLine {
  account_code: string;
  entry_date: LocalDate;
  sequence: number;
  journal: Journal;
  description: string | null;
  debit_cents: Cents;
  credit_cents: Cents;
}

/** A line with the balance (debits minus credits) of its account after it. */
type LedgerMovement<Line extends LedgerLine = LedgerLine> = Line & { balance_cents: Cents };

/** `Line` may have more fields than the ledger reads, such as names. */
export interface LedgerAccount<Line extends LedgerLine = LedgerLine> {
  code: string;
  name: string;
  opening_cents: Cents;
  movements: LedgerMovement<Line>[];
  debit_cents: Cents;
  credit_cents: Cents;
  closing_cents: Cents;
}

/**
 * Lists the movements of a period per account, by code, each with the running balance, in cents. In:
 * balances (debits minus credits) before the period and the lines within it, in any order; lines are listed
 * by date, then entry number, then as given. Accounts with neither a balance nor a movement are left out.
 * Rule: every entry can be followed to its accounts (art. 3.89 §5 15° Civil Code).
 */
export function generalLedger<Line extends LedgerLine>({
  openings,
  lines,
  accounts,
}: {
  openings: readonly { account_code: string; balance_cents: Cents }[];
  lines: readonly Line[];
  accounts: ReadonlyMap<string, { name: string }>;
}): LedgerAccount<Line>[] {
  const openingsByCode = Map.groupBy(openings, ({ account_code }) => account_code);
  const linesByCode = Map.groupBy(lines, ({ account_code }) => account_code);
  return [...new Set([...openingsByCode.keys(), ...linesByCode.keys()])]
    .sort(compareCodePoints)
    .map((code) => {
      const opening = (openingsByCode.get(code) ?? []).map(({ balance_cents }) => balance_cents);
      const name = getAccountName(code, accounts);
      return ledgerAccount({ code, name }, sumCents(opening), linesByCode.get(code) ?? []);
    })
    .filter(({ opening_cents, movements }) => opening_cents !== 0 || movements.length > 0);
}

function ledgerAccount<Line extends LedgerLine>(
  account: { code: string; name: string },
  opening: Cents,
  lines: readonly Line[],
): LedgerAccount<Line> {
  let balance = opening;
  const movements = lines.toSorted(byDateAndNumber).map((line) => {
    balance = sumCents([balance, line.debit_cents, 0 - line.credit_cents]);
    return { ...line, balance_cents: balance };
  });
  return {
    ...account,
    opening_cents: opening,
    movements,
    debit_cents: sumCents(lines.map(({ debit_cents }) => debit_cents)),
    credit_cents: sumCents(lines.map(({ credit_cents }) => credit_cents)),
    closing_cents: balance,
  };
}

function byDateAndNumber(a: LedgerLine, b: LedgerLine): number {
  if (a.entry_date !== b.entry_date) return a.entry_date < b.entry_date ? -1 : 1;
  return a.sequence - b.sequence;
}
