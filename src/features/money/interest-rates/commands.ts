import type { CreateInterestRate } from '#contract/interest-rates.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { correctRate, insertRate, lockRate, type InterestRateRow } from './repository.ts';

/** A rate is stored in parts per million per year. */
const PPM_DECIMALS = 6;

/**
 * Enters the rate of a day, or corrects it: penalties that were worked out with the former one stand.
 * Refuses duplicate when another enters the same day at once.
 */
export async function enterRate(
  ctx: TenantContext,
  { kind = 'Legal', valid_from, rate }: CreateInterestRate,
): Promise<{ readonly isNew: boolean; readonly row: InterestRateRow }> {
  const { db, userId, now, organizationId } = ctx;
  const ppm = Number(parseDecimal(rate, PPM_DECIMALS));
  const entered = { kind, valid_from, ppm, entered_by: userId };
  const known = await lockRate(db, entered);
  const details = { kind, valid_from, ppm, ppm_before: known?.ppm };
  await recordAudit(ctx, 'interest_rate.entered', organizationId, details);
  if (known === undefined) return { isNew: true, row: await insertRate(db, entered, now) };
  return { isNew: false, row: await correctRate(db, entered, now) };
}

/** A rate as the API shows it. */
export function toRate({ ppm, ...row }: InterestRateRow) {
  return { ...row, rate: ppm / 10 ** PPM_DECIMALS };
}
