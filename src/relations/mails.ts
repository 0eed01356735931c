import { relation } from '#platform/db/rows.ts';

/** Status of mails, without their content. */
export const mails = relation('mails', ['id', 'letter_id', 'status', 'sent_at', 'error']);
