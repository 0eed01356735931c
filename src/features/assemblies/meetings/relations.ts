import { relation } from '#platform/db/rows.ts';

/** The meetings. */
export const meetings = relation('meetings', ['id', 'title', 'scheduled_date']);

/** What is on their agendas. */
export const agendaItems = relation('agenda_items', ['id', 'title', 'is_secret']);
