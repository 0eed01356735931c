/** Adds amounts in euro by their cents, as they were given. */
export function sumEuro(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
