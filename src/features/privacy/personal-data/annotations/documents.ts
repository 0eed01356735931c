import { of } from '../annotation.ts';

/** Documents, letters and tickets. */
export const documents = {
  documents: of('documents', ({ none, erase, pseudonymize, actors }) => ({
    ...none(
      'organization_id',
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
      'legal_hold',
      'version',
      'created_at',
      'updated_at',
      'ticket_id',
      'meeting_id',
      'is_attachment',
    ),
    ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'Documents', 'Content', [
      'title',
      'title_order',
      'file_name',
      'search_text',
    ]),
    ...erase({ subject: 'Owner', by: 'owner_id' }, 'Documents', 'Content', ['owner_id', 'sha256']),
    ...actors('created_by'),
  })),
  document_versions: of('document_versions', ({ none, erase, pseudonymize, actors }) => ({
    ...none('organization_id', 'document_id', 'version_number', 'created_at'),
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
    ...actors('created_by'),
  })),
  contents: of('contents', ({ none, erase }) => ({
    ...none('organization_id', 'size', 'content_type', 'keep_until', 'read_at', 'created_at'),
    ...erase({ subject: 'Owner', by: 'sha256', through: 'documents' }, 'Documents', 'Content', [
      'sha256',
    ]),
  })),
  content_words: of('content_words', ({ none, erase }) => ({
    ...none('organization_id'),
    ...erase({ subject: 'Owner', by: 'sha256', through: 'documents' }, 'Documents', 'Content', [
      'word',
      'sha256',
    ]),
  })),
  download_links: of('download_links', ({ none }) => ({
    ...none('organization_id', 'id', 'document_id', 'version_number', 'expires_at'),
  })),
  letters: of('letters', ({ none, pseudonymize, keep }) => ({
    ...none('organization_id', 'id', 'building_id', 'page_count', 'drawn_at', 'created_at'),
    ...keep({ subject: 'Owner', by: 'owner_id' }, 'Correspondence', 'Correspondence', [
      'owner_id',
      'subject_type',
      'subject_id',
      'paper',
      'pdf',
      'sha256',
    ]),
    ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'Correspondence', 'Correspondence', [
      'title',
      'file_name',
    ]),
  })),
  letter_posts: of('letter_posts', ({ none, keep }) => ({
    ...none('organization_id', 'id', 'created_at'),
    ...keep(
      { subject: 'Owner', by: 'letter_id', through: 'letters' },
      'Correspondence',
      'Correspondence',
      ['letter_id', 'posted_on', 'tracking_number'],
    ),
  })),
  tickets: of('tickets', ({ none, pseudonymize, keep, actors }) => ({
    ...none(
      'organization_id',
      'id',
      'building_id',
      'expense_id',
      'version',
      'created_at',
      'updated_at',
    ),
    ...pseudonymize({ subject: 'Owner', by: 'owner_id' }, 'Tickets', 'Content', [
      'title',
      'description',
      'resolution',
      'cancellation_reason',
      'search_text',
    ]),
    ...keep({ subject: 'Owner', by: 'owner_id' }, 'Tickets', 'Activity', [
      'owner_id',
      'unit_id',
      'category',
      'priority',
      'status',
      'resolved_at',
    ]),
    ...actors('created_by', 'assignee_id'),
  })),
  ticket_comments: of('ticket_comments', ({ none, pseudonymize, actors }) => ({
    ...none('organization_id', 'id', 'ticket_id', 'is_internal', 'created_at'),
    ...pseudonymize({ subject: 'User', by: 'author_id' }, 'Tickets', 'Identity', ['author_name']),
    ...pseudonymize({ subject: 'User', by: 'author_id' }, 'Tickets', 'Content', ['body']),
    ...actors('author_id'),
  })),
  ticket_events: of('ticket_events', ({ none, pseudonymize, actors }) => ({
    ...none('organization_id', 'id', 'ticket_id', 'event', 'occurred_at'),
    ...pseudonymize({ subject: 'User', by: 'actor_id' }, 'Tickets', 'Activity', ['details']),
    ...actors('actor_id'),
  })),
};
