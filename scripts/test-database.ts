/**
 * Keeps a PostgreSQL with a migrated database for test runs, so that a single file starts at once:
 * `npm run test:db`. Stays in the foreground and stops after 30 minutes without a run, or as many as
 * `--minutes` says.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
import { prepareTemplate } from '#test/helpers/template-database.ts';
import {
  announceWarmServer,
  dropRunDatabases,
  findWarmServer,
  readLastUseMs,
  listRunDatabases,
  noteUse,
  WARM_FOLDER,
  withdrawWarmServer,
} from '#test/helpers/warm-postgres.ts';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } }).values;
const idleMs = Number(minutes) * 60_000;
if (!(idleMs > 0)) throw new Error('npm run test:db -- [--minutes 30]');
const LOOK_MS = 10_000;

if ((await findWarmServer()) !== undefined) {
  console.log('A PostgreSQL for tests runs already.');
  process.exit(0);
}
const signalled = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => signalled.abort());
const server = await startThrowAwayPostgres();
try {
  await prepareTemplate(server.url, WARM_FOLDER);
  await announceWarmServer(server.url);
  console.log('PostgreSQL for tests is ready; runs of tests use it until it stops.');
  await waitUntilIdle();
} finally {
  withdrawWarmServer();
  await server.stop();
}

/** Waits until there has been no run of tests for a while, or a signal comes. */
async function waitUntilIdle(): Promise<void> {
  while (!signalled.signal.aborted) {
    // Killed runs leave databases that must not count as runs.
    await dropRunDatabases(server.url);
    if ((await listRunDatabases(server.url)).length > 0) noteUse();
    if (Date.now() - readLastUseMs() > idleMs) return;
    await delay(Math.min(LOOK_MS, idleMs), undefined, { signal: signalled.signal }).catch(
      () => undefined,
    );
  }
}
