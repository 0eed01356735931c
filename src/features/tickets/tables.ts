import { ofBuilding, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    tickets: ({ none, pseudonymize, keep, actors }) => ({
      ...none('id', 'building_id', 'expense_id', 'statement_id', 'statement_line'),
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
      ...actors('assignee_id'),
    }),
    ticket_comments: ({ none, pseudonymize, actors }) => ({
      ...none('id', 'ticket_id', 'is_internal'),
      ...pseudonymize({ subject: 'User', by: 'author_id' }, 'Tickets', 'Identity', ['author_name']),
      ...pseudonymize({ subject: 'User', by: 'author_id' }, 'Tickets', 'Content', ['body']),
      ...actors('author_id'),
    }),
    ticket_events: ({ none, pseudonymize, actors }) => ({
      ...none('id', 'ticket_id', 'event', 'occurred_at'),
      ...pseudonymize({ subject: 'User', by: 'actor_id' }, 'Tickets', 'Activity', ['details']),
      ...actors('actor_id'),
    }),
  },
  handover: {
    tickets: ofBuilding('building_id', { without: ['assignee_id'] }),
    ticket_comments: within('tickets', 'ticket_id'),
    ticket_events: within('tickets', 'ticket_id'),
  },
});
