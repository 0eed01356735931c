import { left } from '#platform/db/handed-tables.ts';
import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    mails: ({ none, erase, keep }) => ({
      ...none('id', 'purpose', 'object_id', 'attempts'),
      ...erase({ subject: 'Email', by: 'recipient' }, 'Correspondence', 'Contact', ['recipient']),
      ...erase({ subject: 'Email', by: 'recipient' }, 'Correspondence', 'Correspondence', [
        'subject',
        'body_text',
        'body_html',
      ]),
      ...keep({ subject: 'Email', by: 'recipient' }, 'Correspondence', 'Technical', [
        'status',
        'sent_at',
        'error',
        'letter_id',
      ]),
    }),
  },
  handover: {
    mails: left('mails that the office sent'),
  },
});
