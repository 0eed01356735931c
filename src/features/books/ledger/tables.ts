import { left, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    account_sums: ({ none, keep }) => ({
      ...none('building_id', 'account_code', 'span', 'starts_on', 'category', 'is_closing'),
      ...keep({ subject: 'Owner', by: 'party_id' }, 'Accounting', 'Financial', [
        'party_id',
        'debit_cents',
        'credit_cents',
      ]),
    }),
    journal_entries: ({ none }) =>
      none(
        'id',
        'sequence',
        'building_id',
        'entry_date',
        'journal',
        'source_type',
        'source_id',
        'reverses_id',
        'corrects_fiscal_year',
        'previous_hash',
        'hash',
      ),
    journal_lines: ({ none, keep }) => ({
      ...none(
        'entry_id',
        'line_number',
        'building_id',
        'entry_date',
        'sequence',
        'account_code',
        'category',
        'is_closing',
        'claim_id',
      ),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Accounting', 'Financial', [
        'owner_id',
        'party_id',
        'unit_id',
        'debit_cents',
        'credit_cents',
        'due_date',
      ]),
      ...keep({ subject: 'Supplier', by: 'supplier_id' }, 'Accounting', 'Financial', [
        'supplier_id',
      ]),
    }),
    journal_texts: ({ none, pseudonymize }) => ({
      ...none('entry_id', 'line_number'),
      ...pseudonymize(
        { subject: 'Owner', by: 'entry_id', through: 'journal_lines' },
        'Accounting',
        'Content',
        ['description', 'translations'],
      ),
    }),
    ledger_heads: ({ none }) => none('entry_count', 'head_hash', 'total_cents'),
  },
  constraints: {
    ledger_heads_total_exact: { code: 'amount_out_of_range' },
    journal_entries_reversed_once: { code: 'already_reversed' },
  },
  handover: {
    account_sums: left('computed from the lines'),
    journal_texts: within('journal_entries', 'entry_id'),
    ledger_heads: left('the end of the chain of the office'),
  },
});
