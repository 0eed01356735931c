import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { orientLine } from '#domain/ledger/entry-lines.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

/** Transferred values: what goes into the funds and out of them. */
const FUND_MOVES_ACCOUNT = '693';

/** The income of the reserve in a year, in cents. */
export interface ReserveYear {
  /** Credits less debits on 700 in the year, by the fund that the calls are for (160 or 161). */
  readonly called: ReadonlyMap<string, Cents>;
  /** Interest of the reserve account that the assembly leaves to a fund. */
  readonly interest: ReadonlyMap<string, Cents>;
  /** Already appropriated, by fund: credits on the fund against 693, without releases. */
  readonly appropriated: ReadonlyMap<string, Cents>;
}

/** Computes what is still to be appropriated to each fund; negative: too much was. */
export function findUnappropriated(year: ReserveYear): Map<string, Cents> {
  const funds = [
    ...new Set([...year.called.keys(), ...year.interest.keys(), ...year.appropriated.keys()]),
  ];
  return new Map(
    funds
      .sort()
      .map((fund): [string, Cents] => [
        fund,
        sumCents([
          year.called.get(fund) ?? 0,
          year.interest.get(fund) ?? 0,
          -(year.appropriated.get(fund) ?? 0),
        ]),
      ])
      .filter(([, cents]) => cents !== 0),
  );
}

/**
 * Makes the lines that appropriate the reserve calls of a year, and the interest left to the reserve, to
 * their funds; none if nothing is left to appropriate. Releases (160 against 693) were posted with their
 * expenses and are not posted again.
 * Rule: reserve money is not result; debit 693, credit 160 or 161 (standard postings, Royal Decree of 12
 * July 2012; Civil Code, art. 3.86 §3).
 */
export function makeAppropriationLines(year: ReserveYear): EntryLine[] {
  const funds = findUnappropriated(year);
  return [
    orientLine(FUND_MOVES_ACCOUNT, sumCents(funds.values())),
    ...[...funds].map(([fund, cents]) => orientLine(fund, -cents)),
  ].filter(({ debit_cents, credit_cents }) => debit_cents !== credit_cents);
}
