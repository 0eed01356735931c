import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** A movement of a fund in a year; releases are negative and name the decision that they carry out. */
export interface FundMovement {
  readonly kind: 'Appropriation' | 'Interest' | 'Release';
  readonly decision_id: string | null;
  readonly amount_cents: Cents;
}

/** The statement of a fund for a year, in cents. */
export interface FundStatement {
  readonly opening_cents: Cents;
  readonly appropriated_cents: Cents;
  readonly interest_cents: Cents;
  /** Negative, by decision. */
  readonly released: readonly {
    readonly decision_id: string | null;
    readonly amount_cents: Cents;
  }[];
  readonly closing_cents: Cents;
  /** Money of the fund at the bank, and what it is short of or beyond the fund. */
  readonly bank_cents: Cents;
  readonly gap_cents: Cents;
}

/**
 * Draws up the movements of a reserve fund over a year and compares it with its money.
 * Rule: the reserve is kept apart, on an account of its own (Civil Code, art. 3.86 §3).
 */
export function drawUpFund(
  opening_cents: Cents,
  movements: readonly FundMovement[],
  bank_cents: Cents,
): FundStatement {
  const sumOf = (kind: FundMovement['kind']) =>
    sumCents(movements.filter((one) => one.kind === kind).map((one) => one.amount_cents));
  const releases = movements.filter(({ kind }) => kind === 'Release');
  const closing_cents = sumCents([opening_cents, ...movements.map((one) => one.amount_cents)]);
  return {
    opening_cents,
    appropriated_cents: sumOf('Appropriation'),
    interest_cents: sumOf('Interest'),
    released: [...Map.groupBy(releases, ({ decision_id }) => decision_id)].map(
      ([decision_id, own]) => ({
        decision_id,
        amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
      }),
    ),
    closing_cents,
    bank_cents,
    gap_cents: bank_cents - closing_cents,
  };
}
