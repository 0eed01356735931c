import { assert } from '#domain/kernel/assert.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** Four decimals: a hundredth of a percent. */
const DECIMALS = 10_000n;

/**
 * Computes the share of reminded amounts that was paid: recovered / (recovered + owed), from 0 to 1,
 * rounded half up to four decimals; 0 when nothing was claimed.
 */
export function recoveryRate(recovered: Cents, owed: Cents): number {
  assert(recovered >= 0 && owed >= 0, 'What is recovered or owed must not be negative');
  if (recovered === 0) return 0;
  const total = BigInt(recovered) + BigInt(owed);
  return Number(roundHalfUp(BigInt(recovered) * DECIMALS, total)) / Number(DECIMALS);
}
