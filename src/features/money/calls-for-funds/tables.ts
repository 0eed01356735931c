import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    calls_for_funds: ({ none, pseudonymize }) => ({
      ...none(
        'id',
        'building_id',
        'status',
        'fund',
        'total_cents',
        'call_date',
        'due_date',
        'distribution_key_id',
        'decision_id',
        'series_id',
        'instalment_number',
        'instalment_count',
        'journal_entry_ids',
        'sent_at',
        'cancelled_at',
        'split_key_name',
        'text_key',
        'opening_entry_id',
        'search_text',
      ),
      ...pseudonymize({ subject: 'Owner', by: 'id', through: 'call_lines' }, 'Charges', 'Content', [
        'title',
        'description',
        'cancellation_reason',
      ]),
    }),
    call_parts: ({ none }) =>
      none(
        'call_id',
        'part_number',
        'fund',
        'amount_cents',
        'distribution_key_id',
        'decision_id',
        'split_key_name',
      ),
    call_lines: ({ none, keep }) => ({
      ...none('call_id', 'line_number', 'part_number'),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Charges', 'Financial', [
        'owner_id',
        'unit_id',
        'amount_cents',
        'share_numerator',
        'share_denominator',
        'weight',
        'total_weight',
        'transfer_id',
      ]),
    }),
    instalment_units: ({ none }) =>
      none('call_id', 'part_number', 'unit_id', 'amount_cents', 'weight', 'total_weight'),
  },
  handover: {
    call_parts: within('calls_for_funds', 'call_id'),
    call_lines: within('calls_for_funds', 'call_id'),
    instalment_units: within('calls_for_funds', 'call_id'),
  },
});
