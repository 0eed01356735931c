import { relation } from '#platform/db/rows.ts';

/** Votes of owners in meetings. */
export const votes = relation('votes', ['id', 'meeting_id', 'owner_id', 'cast_at']);
