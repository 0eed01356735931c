import { Logger, runMigrations } from 'graphile-worker';
import { openJobPool } from './job-pool.ts';
import { QUEUE_FUNCTIONS } from './queue-functions.ts';
import { QUEUE_RIGHTS } from './queue-rights.ts';

/** Beside the schemas of the product; graphile-worker alone changes what is in it. */
export const JOB_SCHEMA = 'graphile_worker';

/**
 * Brings the tables of the queue to the version of graphile-worker, the functions by which the
 * role that answers requests speaks to it, and the rights of the role that runs it. Two that do so at
 * once may fail: the caller holds the lock of the migrations.
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
