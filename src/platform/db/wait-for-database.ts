import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { isPassing } from './unavailable.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;
const CONNECT_MS = 5_000;

/** Waits up to a minute for a database that is starting; throws permanent failures at once. */
export async function waitForDatabase(
  url: string,
  { logger, patienceMs = PATIENCE_MS }: { logger: Pick<Logger, 'warn'>; patienceMs?: number },
): Promise<void> {
  const deadlineMs = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connectOnce(url);
      return;
    } catch (error) {
      if (!isPassing(error) || performance.now() + PAUSE_MS > deadlineMs) throw error;
      if (attempt === 1) logger.warn({ err: error }, 'waiting for the database');
      await delay(PAUSE_MS);
    }
  }
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
