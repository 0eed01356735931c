import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { orientLine } from '#domain/ledger/entry-lines.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

/** Works of a decision that are not finished at the end of a year, in cents. */
export interface UnfinishedWorks {
  readonly decision_id: string;
  /** Works calls on 702. */
  readonly called_cents: Cents;
  /** Costs by account, before any release. */
  readonly costs: readonly { readonly account_code: string; readonly amount_cents: Cents }[];
  /** Paid by the reserve, on 693. */
  readonly released_cents: Cents;
}

/** Accounts for works in progress: more spent than called, and more called than spent. */
export interface WaitingAccounts {
  readonly debit: string;
  readonly credit: string;
}

export const WAITING_ACCOUNTS: WaitingAccounts = { debit: '498', credit: '499' };

/** Computes what was called and released for works beyond their costs; negative: more was spent. */
export function findWorksBalance({ called_cents, costs, released_cents }: UnfinishedWorks): Cents {
  return sumCents([
    called_cents,
    released_cents,
    ...costs.map(({ amount_cents }) => -amount_cents),
  ]);
}

/**
 * Makes the lines that take unfinished works out of the result at the end of a year: debit 702 for the
 * calls and 693 for the releases, credit the costs, the rest on 498 or 499. The same lines reversed, on the
 * first day of the next year, put them back. None for works without movement.
 * Rule: works over several years are settled together when they are finished; until then no result.
 */
export function makeWaitingLines(
  works: UnfinishedWorks,
  { debit, credit }: WaitingAccounts = WAITING_ACCOUNTS,
): EntryLine[] {
  const balance = findWorksBalance(works);
  const costs = [...works.costs].sort((a, b) => compareCodePoints(a.account_code, b.account_code));
  return [
    orientLine('702', works.called_cents),
    orientLine('693', works.released_cents),
    ...costs.map(({ account_code, amount_cents }) => orientLine(account_code, -amount_cents)),
    orientLine(balance < 0 ? debit : credit, -balance),
  ].filter(({ debit_cents, credit_cents }) => debit_cents !== credit_cents);
}
