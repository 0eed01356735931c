import { relation } from '#platform/db/rows.ts';

/** Minutes of meetings. */
export const minutes = relation('meeting_minutes', ['meeting_id', 'published_at']);

/** Decisions of assemblies. */
export const decisions = relation('decisions', ['id', 'building_id', 'title', 'decided_on']);
