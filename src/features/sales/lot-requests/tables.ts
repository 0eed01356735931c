import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    lot_requests: ({ none, erase, keep, pseudonymize }) => ({
      ...none(
        'id',
        'building_id',
        'unit_ids',
        'kind',
        'asked_by',
        'language',
        'received_on',
        'expected_deed_on',
        'certain_date',
        'enjoyment_from',
        'target_on',
        'last_on',
        'status',
        'channel',
        'sent_at',
        'sent_by',
        'letter_document_id',
        'archive_document_id',
        'link_last_day',
        'link_revoked_at',
      ),
      ...erase({ subject: 'Email', by: 'email' }, 'Sales', 'Contact', ['name', 'email']),
      ...pseudonymize({ subject: 'Owner', by: 'charged_owner_id' }, 'Sales', 'Content', ['answer']),
      ...keep({ subject: 'Owner', by: 'charged_owner_id' }, 'Accounting', 'Financial', [
        'charge_cents',
        'charged_owner_id',
      ]),
    }),
    lot_answer_openings: ({ none }) => none('id', 'lot_request_id', 'opened_at', 'part'),
  },
  nouns: { lot_requests: 'lot_request' },
  handover: {
    lot_answer_openings: within('lot_requests', 'lot_request_id'),
  },
});
