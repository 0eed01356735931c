import { relation } from '#platform/db/rows.ts';

/** The letters as they were sent. */
export const letters = relation('letters', ['id', 'owner_id', 'title', 'pdf', 'sha256']);
