import { Client } from 'pg';

/**
 * Fills tables on a connection that bypasses their rules, and leaves them as after a nightly
 * autovacuum.
 */
export async function loading<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // Ctrl-C stops the database first: the failure of the running statement is report enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Foreign keys are not checked row by row: seeded rows only refer to rows seeded before them.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '256MB'");
    const result = await work(client);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    return result;
  } finally {
    await client.end();
  }
}
