import type { TransactionNature } from './bank-statement.ts';

/** Families and transactions of Febelfin's table that determine the nature alone. */
const OWN_TRANSFERS = new Set(['0113', '0164']);
const RETURNS = new Set(['0154', '0503', '0505', '0553', '0554', '0558']);
const BANK_CHARGES = '80';
const PERIODIC_CLOSING = '35';
const COST_TRANSACTIONS = new Set(['37', '87']);
const INTEREST_CATEGORIES = new Set(['001', '002']);
/** Value-added tax, commission and withholding tax: charges of the bank. */
const COST_CATEGORIES = new Set(['011', '013', '051']);

/**
 * Determines the nature of a CODA transaction from its eight digits: type, family (2), transaction (2),
 * category (3). At a periodic closing, a net amount received is interest and a net amount paid is costs.
 */
export function classifyCodaCode(code: string, isReceived: boolean): TransactionNature {
  const family = code.slice(1, 3);
  const transaction = code.slice(3, 5);
  const category = code.slice(5, 8);
  if (RETURNS.has(family + transaction)) return 'Return';
  if (INTEREST_CATEGORIES.has(category)) return 'Interest';
  if (COST_CATEGORIES.has(category)) return 'Costs';
  if (family === BANK_CHARGES || COST_TRANSACTIONS.has(transaction)) return 'Costs';
  if (family === PERIODIC_CLOSING) return isReceived ? 'Interest' : 'Costs';
  return OWN_TRANSFERS.has(family + transaction) ? 'OwnTransfer' : 'Other';
}

/** Determines the level from the first digit of a code: a single amount, a total, or part of one. */
export function codaLevel(code: string): 'whole' | 'part' | 'part_of_part' {
  const [type = ''] = code;
  if (type === '9') return 'part_of_part';
  return '5678'.includes(type) ? 'part' : 'whole';
}
