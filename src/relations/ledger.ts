import { relation } from '#platform/db/rows.ts';

/** Journal entries. */
export const journalEntries = relation('journal_entries', [
  'id',
  'sequence',
  'building_id',
  'entry_date',
  'journal',
  'source_type',
  'source_id',
  'reverses_id',
  'created_by',
]);

/** Lines of journal entries. */
export const journalLines = relation('journal_lines', [
  'entry_id',
  'line_number',
  'building_id',
  'entry_date',
  'sequence',
  'account_code',
  'debit_cents',
  'credit_cents',
  'owner_id',
  'unit_id',
  'supplier_id',
  'party_id',
  'category',
  'is_closing',
  'claim_id',
  'due_date',
]);

/** Texts of entries (line 0) and lines. */
export const journalTexts = relation('journal_texts', [
  'entry_id',
  'line_number',
  'description',
  'translations',
]);

/** Movements of accounts by month, by year and in total. */
export const accountSums = relation('account_sums', [
  'building_id',
  'account_code',
  'span',
  'party_id',
  'debit_cents',
  'credit_cents',
]);

/** End of the chain of entries. */
export const ledgerHeads = relation('ledger_heads', ['entry_count', 'head_hash']);
