import type { BankTransaction } from './bank-statement.ts';

/** What a person has said once of transactions that come again. */
export interface BankRule {
  readonly counterparty_iban: string | null;
  readonly communication_part: string | null;
  readonly code: string | null;
  /** One of the two: what they are booked on, or whose expenses they pay. */
  readonly account_code: string | null;
  /** By which owners bear what stands on the account; null: General. */
  readonly distribution_key_id: string | null;
  readonly supplier: string | null;
}

type Judged = Pick<
  BankTransaction,
  'amount_cents' | 'counterparty_iban' | 'communication' | 'code'
>;

/**
 * Whether a rule speaks of a transaction: all that it names must hold, of words a part, case aside; a
 * supplier is paid, so that nothing received is theirs. A name never decides.
 */
export function speaksOf(rule: BankRule, transaction: Judged): boolean {
  const { counterparty_iban, communication_part, code, supplier } = rule;
  const { amount_cents, communication } = transaction;
  return (
    (counterparty_iban === null || counterparty_iban === transaction.counterparty_iban) &&
    (code === null || code === transaction.code) &&
    (communication_part === null || contains(communication, communication_part)) &&
    (supplier === null || amount_cents < 0)
  );
}

function contains(text: string | null, part: string): boolean {
  return (text ?? '').toLowerCase().includes(part.toLowerCase());
}
