import type { TransactionNature } from './bank-statement.ts';

/** Families and transactions of Febelfin's table that say by themselves what happened. */
const OWN_TRANSFERS = new Set(['0113', '0164']);
const RETURNS = new Set(['0154', '0503', '0505', '0553', '0554', '0558']);
const BANK_CHARGES = '80';
const PERIODIC_CLOSING = '35';
const COST_TRANSACTIONS = new Set(['37', '87']);
const INTEREST_CATEGORIES = new Set(['001', '002']);
/** Tax on value added, commission, withholding tax: what a bank takes. */
const COST_CATEGORIES = new Set(['011', '013', '051']);

/**
 * What the eight digits of a CODA transaction say it is: type, family (2), transaction (2),
 * category (3). At a periodic closing the net amount is interest when received, else costs.
 */
export function codaNature(code: string, isReceived: boolean): TransactionNature {
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

/** What the first digit of a code says: an amount by itself, a total, or part of one. */
export function codaLevel(code: string): 'whole' | 'part' | 'part_of_part' {
  const [type = ''] = code;
  if (type === '9') return 'part_of_part';
  return '5678'.includes(type) ? 'part' : 'whole';
}
