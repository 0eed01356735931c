import { relation } from '#platform/db/rows.ts';

/** What became of mails; of what they said there is nothing. */
export const mails = relation('mails', ['id', 'letter_id', 'status', 'sent_at', 'error']);
