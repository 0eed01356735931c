import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Net change by one entry: positive if the owner owes more. */
export interface NetMovement {
  readonly net_cents: Cents;
}

type BalancedMovement<Movement> = Movement & {
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  /** After the movement. */
  readonly balance_cents: Cents;
};

/** The movements of a period between opening and closing balance. */
export interface RunningBalance<Movement> {
  readonly opening_cents: Cents;
  readonly movements: readonly BalancedMovement<Movement>[];
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly closing_cents: Cents;
}

/**
 * Adds up movements in the order given, each on its side.
 * Rule: a statement leads from its opening balance over its movements to its closing balance.
 */
export function runningBalance<Movement extends NetMovement>(
  opening_cents: Cents,
  movements: readonly Movement[],
): RunningBalance<Movement> {
  let balance = opening_cents;
  const balanced = movements.map((movement) => {
    const { net_cents } = movement;
    balance = sumCents([balance, net_cents]);
    return {
      ...movement,
      debit_cents: Math.max(0, net_cents),
      credit_cents: Math.max(0, 0 - net_cents),
      balance_cents: balance,
    };
  });
  return {
    opening_cents,
    movements: balanced,
    debit_cents: sumCents(balanced.map(({ debit_cents }) => debit_cents)),
    credit_cents: sumCents(balanced.map(({ credit_cents }) => credit_cents)),
    closing_cents: balance,
  };
}
