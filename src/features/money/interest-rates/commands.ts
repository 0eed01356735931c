import type { CreateInterestRate } from '#contract/interest-rates.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { correctRate, insertRate, lockRate, type InterestRateRow } from './repository.ts';

/** Decimal places of a rate, which is stored in parts per million per year. */
const PPM_DECIMALS = 6;

/**
 * Enters or corrects the rate of a day; penalties computed with the former one remain. Refuses duplicate
 * if another user enters the same day concurrently.
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

/** Converts a rate to its API representation. */
export function toRate({ ppm, ...row }: InterestRateRow) {
  return { ...row, rate: ppm / 10 ** PPM_DECIMALS };
}
