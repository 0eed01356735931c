import { Logger, runMigrations } from 'graphile-worker';
import { openJobPool } from './job-pool.ts';
import { QUEUE_FUNCTIONS } from './queue-functions.ts';

/** Beside the schemas of the product; graphile-worker alone changes what is in it. */
export const JOB_SCHEMA = 'graphile_worker';

/**
 * Brings the tables of the queue to the version of graphile-worker, and the functions by which the
 * role that answers requests speaks to it. Two that do so at once may fail:
 * the caller holds the lock of the migrations.
 */
export async function migrateJobSchema(url: string): Promise<void> {
  const pgPool = openJobPool(url, 1);
  try {
    const logger = new Logger(() => () => undefined);
    await runMigrations({ pgPool, schema: JOB_SCHEMA, logger });
    await pgPool.query(QUEUE_FUNCTIONS);
  } finally {
    await pgPool.end();
  }
}
