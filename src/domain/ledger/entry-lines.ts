import type { Cents } from '#domain/kernel/money.ts';
import type { EntryLine } from './journal-entry.ts';

/** Makes a line of an entry that names nobody: debit for a positive amount, credit for a negative one. */
export function orientLine(account_code: string, cents: Cents): EntryLine {
  return {
    account_code,
    debit_cents: Math.max(0, cents),
    credit_cents: Math.max(0, 0 - cents),
    owner_id: null,
    unit_id: null,
    supplier_id: null,
  };
}
