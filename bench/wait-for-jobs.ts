import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

const EVERY_MS = 100;

/** Waits until no job is due, so that the jobs of one request do not slow down the next. */
export async function waitForJobs(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (await isAnyDue(client)) await setTimeout(EVERY_MS);
  } finally {
    await client.end();
  }
}

async function isAnyDue(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(`select exists (
    select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as due`);
  return rows[0]?.due === true;
}
