import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

const EVERY_MS = 50;

/**
 * Marks all letters and mails as generated and sent, and waits for the jobs that run: thousands of them would
 * otherwise occupy the services while the next request is measured.
 */
export async function settleJobs(url: string): Promise<void> {
  await repeatUntil(url, async (client) => {
    await settle(client);
    return !(await hasJobs(client));
  });
}

/** Waits for the jobs that are due: what they announce would otherwise load open pages again. */
export async function awaitJobs(url: string): Promise<void> {
  await repeatUntil(url, async (client) => !(await hasJobs(client)));
}

async function repeatUntil(
  url: string,
  isDone: (client: Client) => Promise<boolean>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    do await setTimeout(EVERY_MS);
    while (!(await isDone(client)));
  } finally {
    await client.end();
  }
}

async function settle(client: Client): Promise<void> {
  await client.query(`update app.letters set pdf = '', paper = null, sha256 = repeat('0', 64),
    page_count = 1, drawn_at = now() where pdf is null`);
  await client.query(`update app.mails set status = 'Sent', sent_at = now(),
    subject = '', body_text = '', body_html = '' where status = 'Pending'`);
  await client.query(
    'update app.outbox_events set fanned_out_at = now() where fanned_out_at is null',
  );
  await client.query('delete from graphile_worker._private_jobs where locked_at is null');
}

async function hasJobs(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1',
  );
  return rows.length > 0;
}
