import { relation } from '#platform/db/rows.ts';

export { unpostedLetters } from './unposted-repository.ts';

/** The letters as they were sent. */
export const letters = relation('letters', ['id', 'owner_id', 'title', 'pdf', 'sha256']);
