/** Role that answers requests: row level security applies to it, and it owns nothing. */
export const APP_ROLE = 'millieme_app';
/**
 * Role that runs the queue: it has rights on the tables of graphile-worker, and on none of a
 * tenant.
 */
export const JOBS_ROLE = 'millieme_jobs';
