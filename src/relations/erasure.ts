import { relation } from '#platform/db/rows.ts';

/** Erased owners. */
export const erasures = relation('erasures', ['owner_id']);
