/** Answers requests: row level security holds for it, and it owns nothing. */
export const APP_ROLE = 'millieme_app';
/** Runs the queue: it has the tables of graphile-worker, and none of a tenant. */
export const JOBS_ROLE = 'millieme_jobs';
