import { relation } from '#platform/db/rows.ts';

/** The tickets. */
export const tickets = relation('tickets', ['id', 'building_id', 'owner_id', 'created_by']);
