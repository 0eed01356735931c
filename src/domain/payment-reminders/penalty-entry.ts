import type { Cents } from '#domain/kernel/money.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

/** The co-owner's account for current charges. */
export const PENALTY_ACCOUNT = '4101';
/** Other income. */
const INCOME_ACCOUNT = '74';

/**
 * Makes the lines of a penalty: debit the owner, credit other income.
 * Rule: standard posting "recovery cost charged on".
 */
export function penaltyLines(owner_id: string, amount_cents: Cents): EntryLine[] {
  const line = { unit_id: null, supplier_id: null };
  return [
    {
      ...line,
      account_code: PENALTY_ACCOUNT,
      owner_id,
      debit_cents: amount_cents,
      credit_cents: 0,
    },
    {
      ...line,
      account_code: INCOME_ACCOUNT,
      owner_id: null,
      debit_cents: 0,
      credit_cents: amount_cents,
    },
  ];
}
