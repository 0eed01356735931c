import { relation } from '#platform/db/rows.ts';

/** Claims against insurers. */
export const claims = relation('claims', ['id', 'building_id', 'title', 'status']);
