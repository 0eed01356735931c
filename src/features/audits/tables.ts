import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    audits: ({ none, actors, pseudonymize }) => ({
      ...none(
        'id',
        'building_id',
        'fiscal_year_id',
        'status',
        'ledger_count',
        'ledger_hash',
        'quote_threshold_cents',
        'fee_contracts',
        'opinion',
        'reported_at',
        'meeting_id',
      ),
      ...actors('reported_by'),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Accounting', 'Content', ['report_text']),
    }),
    audit_draws: ({ none }) =>
      none('id', 'audit_id', 'seed', 'random', 'above_cents', 'account_code', 'selected'),
    audit_vouchers: ({ none }) =>
      none(
        'id',
        'audit_id',
        'entry_id',
        'sequence',
        'selected_for',
        'mark',
        'marked_at',
        'answered_at',
      ),
    audit_messages: ({ none, pseudonymize }) => ({
      ...none('id', 'audit_id', 'voucher_id', 'written_by'),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Accounting', 'Content', ['text']),
    }),
    audit_bank_files: ({ none, pseudonymize }) => ({
      ...none(
        'id',
        'audit_id',
        'file_name',
        'sha256',
        'first_day',
        'last_day',
        'statement_count',
        'transaction_count',
      ),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Accounting', 'Content', ['differences']),
    }),
    audit_reports: ({ none }) => none('id', 'audit_id', 'language', 'document_id'),
  },
  nouns: { audits: 'audit', audit_vouchers: 'audit_voucher' },
  constraints: {
    audits_open_unique: { code: 'duplicate', what: 'audit' },
  },
});
