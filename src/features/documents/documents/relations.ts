import { relation } from '#platform/db/rows.ts';

/** The documents. */
export const documents = relation('documents', ['id', 'owner_id', 'legal_hold']);
