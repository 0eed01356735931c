import { within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    voting_rounds: ({ none, pseudonymize, keep }) => ({
      ...none('id', 'meeting_id', 'agenda_item_id', 'round_number', 'closed_at', 'voided_at'),
      ...keep({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Activity', ['outcome']),
      ...pseudonymize({ subject: 'Owner', by: 'id' }, 'Assemblies', 'Content', ['void_reason']),
    }),
    votes: ({ none, keep, actors }) => ({
      ...none(
        'id',
        'meeting_id',
        'voting_round_id',
        'sequence',
        'is_own',
        'cast_at',
        'previous_hash',
        'hash',
      ),
      ...keep({ subject: 'Owner', by: 'owner_id' }, 'Assemblies', 'Activity', [
        'owner_id',
        'candidate_id',
        'choice',
        'weight',
      ]),
      ...actors('cast_by'),
    }),
  },
  handover: {
    voting_rounds: within('meetings', 'meeting_id'),
    votes: within('meetings', 'meeting_id'),
  },
});
