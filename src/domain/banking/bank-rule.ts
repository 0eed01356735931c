import type { BankTransaction } from './bank-statement.ts';

/** A user's rule for recurring transactions. */
export interface BankRule {
  readonly counterparty_iban: string | null;
  readonly communication_part: string | null;
  readonly code: string | null;
  /** Either this or supplier_id is set: the account to book on, or the supplier whose expenses are paid. */
  readonly account_code: string | null;
  /** Key by which costs on the account are split over the owners; null: General. */
  readonly distribution_key_id: string | null;
  readonly supplier: string | null;
}

type Judged = Pick<
  BankTransaction,
  'amount_cents' | 'counterparty_iban' | 'communication' | 'code'
>;

/**
 * Whether a rule applies to a transaction: every criterion must match; the text matches as a substring,
 * ignoring case. A supplier rule never matches money received. A name never decides.
 */
export function isRuleApplicable(rule: BankRule, transaction: Judged): boolean {
  const { counterparty_iban, communication_part, code, supplier } = rule;
  const { amount_cents, communication } = transaction;
  return (
    (counterparty_iban === null || counterparty_iban === transaction.counterparty_iban) &&
    (code === null || code === transaction.code) &&
    (communication_part === null || containsText(communication, communication_part)) &&
    (supplier === null || amount_cents < 0)
  );
}

function containsText(text: string | null, part: string): boolean {
  return (text ?? '').toLowerCase().includes(part.toLowerCase());
}
