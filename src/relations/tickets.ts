import { relation } from '#platform/db/rows.ts';

/** Tickets. */
export const tickets = relation('tickets', ['id', 'building_id', 'owner_id', 'created_by']);
