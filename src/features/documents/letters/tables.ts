import { ofBuilding, within } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    letters: ({ none, pseudonymize, keep }) => ({
      ...none('id', 'building_id', 'page_count', 'drawn_at'),
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
    }),
    letter_posts: ({ none, keep }) => ({
      ...none('id'),
      ...keep(
        { subject: 'Owner', by: 'letter_id', through: 'letters' },
        'Correspondence',
        'Correspondence',
        ['letter_id', 'posted_on', 'tracking_number'],
      ),
    }),
  },
  handover: {
    letters: ofBuilding('building_id', { files: { pdf: 'letters' } }),
    letter_posts: within('letters', 'letter_id'),
  },
});
