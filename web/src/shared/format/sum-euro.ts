/** Sums amounts in euro, computed in cents to stay exact. */
export function sumEuro(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
