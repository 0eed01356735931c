import { relation } from '#platform/db/rows.ts';

/** Who was erased. */
export const erasures = relation('erasures', ['owner_id']);
