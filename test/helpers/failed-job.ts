import { asSuperuser } from './test-database.ts';

/**
 * Adds a job to the queue that has used up its attempts.
 * @returns its id
 */
export async function aFailedJob(databaseUrl: string, task: string): Promise<string> {
  return asSuperuser(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from graphile_worker.add_job($1, max_attempts := 1)',
      [task],
    );
    const id = String(rows[0]?.id);
    await client.query(
      `select from graphile_worker.permanently_fail_jobs(array[$1::bigint], 'gone')`,
      [id],
    );
    return id;
  });
}
