import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    meeting_minutes: ({ none, keep, actors }) => ({
      ...none('meeting_id', 'published_at'),
      ...keep({ subject: 'Owner', by: 'meeting_id' }, 'Assemblies', 'Identity', [
        'chair',
        'chair_owner_id',
        'secretary',
        'scrutineers',
        'remarks',
        'published',
      ]),
      ...actors('published_by'),
    }),
    decisions: ({ none, keep }) => ({
      ...none(
        'id',
        'building_id',
        'meeting_id',
        'meeting_type',
        'agenda_item_id',
        'decided_on',
        'position',
        'text_key',
        'decision_type',
        'majority',
        'result',
        'challengeable_until',
        'repeatable_from',
        'amount_cents',
        'distribution_key_id',
        'finished_on',
      ),
      ...keep({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', [
        'title',
        'text',
        'search_text',
      ]),
    }),
    decision_follow_ups: ({ none, pseudonymize }) => ({
      ...none('id', 'decision_id', 'building_id', 'kind', 'due_on', 'done_on'),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', ['title']),
    }),
  },
  handover: {
    meeting_minutes: within('meetings', 'meeting_id'),
  },
});
