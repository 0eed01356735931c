import type { StatementOwner, StatementRun } from '../../shared/api/generated.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

type ByNature = StatementRun['totals']['charges'];

/** Sums the ordinary and extraordinary amounts. */
export function sumNatures({ ordinary, extraordinary }: ByNature): number {
  return sumEuro([ordinary, extraordinary]);
}

/** Sums that the statements of a run ask for and give back. */
export interface Balances {
  readonly payers: number;
  readonly to_pay: number;
  /** Positive. */
  readonly credit: number;
}

/** Sums what owners have to pay and what is to their good. */
export function sumBalances(owners: readonly Pick<StatementOwner, 'settlement'>[]): Balances {
  const settlements = owners.map(({ settlement }) => sumNatures(settlement));
  const asked = settlements.filter((amount) => amount > 0);
  return {
    payers: asked.length,
    to_pay: sumEuro(asked),
    credit: sumEuro(settlements.filter((amount) => amount < 0).map((amount) => -amount)),
  };
}
