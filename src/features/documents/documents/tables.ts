import { left, referred, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    documents: ({ none, erase, pseudonymize }) => ({
      ...none(
        'id',
        'document_type',
        'visibility',
        'building_id',
        'unit_id',
        'expense_id',
        'call_for_funds_id',
        'letter_id',
        'version_number',
        'retention_until',
        'valid_until',
        'legal_hold',
        'ticket_id',
        'meeting_id',
        'is_attachment',
        'is_filed',
      ),
      ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'Documents', 'Content', [
        'title',
        'title_order',
        'file_name',
        'search_text',
      ]),
      ...erase({ subject: 'Owner', by: 'owner_id' }, 'Documents', 'Content', [
        'owner_id',
        'sha256',
      ]),
    }),
    document_versions: ({ none, erase, pseudonymize }) => ({
      ...none('document_id', 'version_number'),
      ...pseudonymize(
        { subject: 'Owner', by: 'document_id', through: 'documents' },
        'Documents',
        'Content',
        ['file_name'],
      ),
      ...erase(
        { subject: 'Owner', by: 'document_id', through: 'documents' },
        'Documents',
        'Content',
        ['sha256'],
      ),
    }),
    contents: ({ none, erase }) => ({
      ...none('size', 'content_type', 'keep_until', 'read_at'),
      ...erase({ subject: 'Owner', by: 'sha256', through: 'documents' }, 'Documents', 'Content', [
        'sha256',
      ]),
    }),
    content_words: ({ erase }) =>
      erase({ subject: 'Owner', by: 'sha256', through: 'documents' }, 'Documents', 'Content', [
        'word',
        'sha256',
      ]),
    download_links: ({ none }) => none('id', 'document_id', 'version_number', 'expires_at'),
  },
  handover: {
    document_versions: within('documents', 'document_id'),
    contents: referred({ without: ['read_at'] }),
    content_words: left('read from the files again'),
    download_links: left('links of the office'),
  },
});
