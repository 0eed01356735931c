import { relation } from '#platform/db/rows.ts';

/** What owners have paid. */
export const payments = relation('payments', ['id', 'owner_id', 'bank_transaction_id', 'status']);
