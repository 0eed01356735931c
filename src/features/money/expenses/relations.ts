import { relation } from '#platform/db/rows.ts';

/** The expenses. */
export const expenses = relation('expenses', ['id', 'building_id', 'status', 'expense_date']);
