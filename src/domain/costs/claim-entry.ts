import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** Claims against insurers. */
export const CLAIMS_ACCOUNT = '4996';
/** The fire insurance, of which a deductible is a cost. */
const INSURANCE_ACCOUNT = '6140';

/** A claim whose rest is to be posted. */
export interface ClosingClaim {
  /** Debits less credits on 4996 that name the claim: positive if the insurer paid less than the loss. */
  readonly balance_cents: Cents;
  readonly occurred_on: LocalDate;
  readonly distribution_key_id: string;
}

interface ClaimLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly distribution_key_id: string | null;
  readonly period: CoveredPeriod | null;
}

/**
 * Makes the lines that post what a closed claim leaves, to 6140 with the key of the claim and the day of
 * the loss as covered period; none if nothing is left.
 * Rule: what the insurer does not pay is a cost of the association, charged to the holders of that day.
 */
export function makeClaimClosingLines(claim: ClosingClaim): ClaimLine[] {
  const { balance_cents, occurred_on, distribution_key_id } = claim;
  if (balance_cents === 0) return [];
  const debit = Math.max(0, balance_cents);
  const credit = Math.max(0, -balance_cents);
  return [
    {
      account_code: INSURANCE_ACCOUNT,
      debit_cents: debit,
      credit_cents: credit,
      distribution_key_id,
      period: { period_from: occurred_on, period_to: occurred_on },
    },
    {
      account_code: CLAIMS_ACCOUNT,
      debit_cents: credit,
      credit_cents: debit,
      distribution_key_id: null,
      period: null,
    },
  ];
}
