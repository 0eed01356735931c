/** As many decimals as the interface takes of a fraction of one. */
const MILLIONTHS = 1_000_000;

/** Per cent as people type them, `4,5`, as the fraction 0.045; NaN, which is refused, for no figure. */
export function fractionOf(text: string): number {
  const bare = text.replaceAll(/[\s%]/gu, '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(bare)) return Number.NaN;
  return Math.round((Number(bare) * MILLIONTHS) / 100) / MILLIONTHS;
}
