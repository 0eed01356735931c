import { Logger, runMigrations } from 'graphile-worker';
import { openJobPool } from './job-pool.ts';
import { QUEUE_FUNCTIONS } from './queue-functions.ts';
import { QUEUE_RIGHTS } from './queue-rights.ts';

/** Schema that only graphile-worker changes. */
export const JOB_SCHEMA = 'graphile_worker';

/**
 * Migrates the tables of the queue to the version of graphile-worker, and creates the functions for
 * the role that answers requests and the rights of the role that runs it. Concurrent runs may fail:
 * the caller holds the migration lock.
 */
export async function migrateJobSchema(url: string, lockTimeout: string): Promise<void> {
  const options = `-c lock_timeout=${lockTimeout}`;
  const pgPool = openJobPool({ connectionString: url, max: 1, options });
  try {
    const logger = new Logger(() => () => undefined);
    await runMigrations({ pgPool, schema: JOB_SCHEMA, logger });
    await pgPool.query(QUEUE_FUNCTIONS);
    await pgPool.query(QUEUE_RIGHTS);
  } finally {
    await pgPool.end();
  }
}
