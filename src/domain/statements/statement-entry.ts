import type { Nature } from '#domain/costs/cost-line.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { orientLine } from '#domain/ledger/entry-lines.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';
import type { OwnerUnitTotals } from './owner-totals.ts';

/** The amount that an owner owes by a statement; negative: a credit. */
export interface StatementReceivable {
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

/** Accounts per nature: the owners' receivable, and the contribution that the charges correct. */
const ACCOUNTS: Readonly<Record<Nature, (typeof FUND_ACCOUNTS)['Provision']>> = {
  Ordinary: FUND_ACCOUNTS.Provision,
  Extraordinary: FUND_ACCOUNTS.Works,
};

/**
 * Makes the lines of the entry of a run: per owner, lot and nature one line on the owners' account, on its
 * side and none at 0; then one line on 701 and one on 702 for the sum. Empty if nothing is settled.
 * Rule: annual statement, 4101 against 701; works against 702 (standard postings, Royal Decree of 12 July
 * 2012).
 * @param numbers of the lots, by unit_id
 */
export function makeStatementLines(
  totals: readonly OwnerUnitTotals[],
  numbers: ReadonlyMap<string, string>,
): EntryLine[] {
  const numberOf = ({ unit_id }: OwnerUnitTotals) => numbers.get(unit_id) ?? unit_id;
  const inOrder = [...totals].sort(
    (a, b) =>
      compareCodePoints(a.owner_id, b.owner_id) || compareCodePoints(numberOf(a), numberOf(b)),
  );
  return (['Ordinary', 'Extraordinary'] as const).flatMap((nature) => {
    const { owner_account, counter_account } = ACCOUNTS[nature];
    const settled = inOrder
      .map((one) => ({ ...one, cents: settledOf(one, nature) }))
      .filter(({ cents }) => cents !== 0);
    const sum = sumCents(settled.map(({ cents }) => cents));
    return [
      ...settled.map(({ owner_id, unit_id, cents }) => ({
        ...orientLine(owner_account, cents),
        owner_id,
        unit_id,
      })),
      orientLine(counter_account, -sum),
    ].filter(({ debit_cents, credit_cents }) => debit_cents !== credit_cents);
  });
}

function settledOf({ settlement }: OwnerUnitTotals, nature: Nature): Cents {
  return nature === 'Ordinary' ? settlement.ordinary : settlement.extraordinary;
}

/**
 * Nets the settlement of each owner over lots and natures into one receivable, paid with one reference; none
 * at 0.
 */
export function netReceivables(totals: readonly OwnerUnitTotals[]): StatementReceivable[] {
  return [...Map.groupBy(totals, ({ owner_id }) => owner_id)]
    .map(([owner_id, own]) => ({
      owner_id,
      amount_cents: sumCents(
        own.flatMap(({ settlement }) => [settlement.ordinary, settlement.extraordinary]),
      ),
    }))
    .filter(({ amount_cents }) => amount_cents !== 0)
    .sort((a, b) => compareCodePoints(a.owner_id, b.owner_id));
}
