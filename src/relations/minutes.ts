import { relation } from '#platform/db/rows.ts';

/** Minutes of meetings. */
export const minutes = relation('meeting_minutes', ['meeting_id', 'published_at']);
