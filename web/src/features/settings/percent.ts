/** Precision of fractions in the API: six decimals. */
const MILLIONTHS = 1_000_000;

/**
 * Parses a percentage such as `4,5` as the fraction 0.045; NaN, which the service refuses, if it is
 * no number.
 */
export function parsePercentAsFraction(text: string): number {
  const bare = text.replaceAll(/[\s%]/gu, '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(bare)) return Number.NaN;
  return Math.round((Number(bare) * MILLIONTHS) / 100) / MILLIONTHS;
}
