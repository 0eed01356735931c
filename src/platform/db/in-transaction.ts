import type { Client } from 'pg';

/** Runs work in one transaction of the client, which is rolled back if the work fails. */
export async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin');
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
