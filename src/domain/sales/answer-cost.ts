import type { Cents } from '#domain/kernel/money.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

/** Accounts of the cost of an answer: the owner's, and private charges. */
export const ANSWER_COST_ACCOUNTS = { owner: '4101', cost: '643' } as const;

/**
 * Makes the lines that charge the cost of an answer to the outgoing owner: 4101 to 643, where the
 * syndic's invoice is booked.
 * Rule: Civil Code, art. 3.94 §3.
 */
export function makeAnswerCostLines(
  { owner_id, unit_id }: { readonly owner_id: string; readonly unit_id: string | null },
  amount_cents: Cents,
): EntryLine[] {
  const none = { owner_id: null, unit_id: null, supplier_id: null };
  const { owner, cost } = ANSWER_COST_ACCOUNTS;
  return [
    {
      ...none,
      account_code: owner,
      owner_id,
      unit_id,
      debit_cents: amount_cents,
      credit_cents: 0,
    },
    { ...none, account_code: cost, debit_cents: 0, credit_cents: amount_cents },
  ];
}
