import type { StatementOwner } from '../../shared/api/generated.ts';
import { sumNatures } from '../../shared/format/statement-figures.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

/** Sums that the statements of a run ask for and give back. */
export interface Balances {
  /** Number of statements. */
  readonly owners: number;
  readonly payers: number;
  readonly to_pay: number;
  /** Positive. */
  readonly credit: number;
}

/** Sums the amounts that owners have to pay, and their credits. */
export function sumBalances(owners: readonly Pick<StatementOwner, 'settlement'>[]): Balances {
  const settlements = owners.map(({ settlement }) => sumNatures(settlement));
  const asked = settlements.filter((amount) => amount > 0);
  return {
    owners: owners.length,
    payers: asked.length,
    to_pay: sumEuro(asked),
    credit: sumEuro(settlements.filter((amount) => amount < 0).map((amount) => -amount)),
  };
}
