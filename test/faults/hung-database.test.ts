import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDatabaseLine } from '#test/helpers/database-line.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, call, must, startTestApp, type Answer } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/**
 * The deadlines of the service, for a turn at the database, then for a lock or a statement, and what a
 * busy machine may add. Nothing lets the requests go meanwhile: without a deadline they wait until the
 * test is given up.
 */
const TURN_MS = 5_000;
const SLACK_MS = 5_000;
const LOCK_MS = TURN_MS + 5_000 + SLACK_MS;
const STATEMENT_MS = TURN_MS + 10_000 + SLACK_MS;
/** Within which a read of the register is answered while the journal is locked. */
const AT_ONCE_MS = 1_000;

const databaseUrl = await freshDatabase();
const line = await aDatabaseLine(databaseUrl);
const test = await startTestApp({ databaseUrl, line });
const tenant = await aTenant(test);
const { buildingId } = await aFixture(test, tenant);

/** Past the check of schemas: an answer of 503 is no problem, but what there is to know. */
async function health(): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await test.app.server.inject('/health');
  return { status: response.statusCode, body: response.json() };
}

async function timed<T extends object>(
  answer: Promise<T>,
): Promise<T & { readonly elapsedMs: number }> {
  const start = performance.now();
  return { ...(await answer), elapsedMs: performance.now() - start };
}

function expectUnavailable({ status, headers, body }: Answer): void {
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unhealthy' });
  expect(headers['content-type']).toContain('application/problem+json');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/** What reads or writes the lines of the journal. */
const OF_THE_JOURNAL = [
  `/reports/trial-balance?building_id=${buildingId}`,
  `/reports/balance-sheet?building_id=${buildingId}`,
  '/journal-entries',
  '/ledger/proof',
];

describe('with the lines of the journal locked', () => {
  it('the register and sign-in go on, and what waits for the lock is told so', async () => {
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table app.journal_lines in access exclusive mode');
    /** In the order in which they were answered. */
    const answered: ('served' | 'refused')[] = [];
    const waiting = Array.from({ length: 60 }, async (_, index) => {
      const path = OF_THE_JOURNAL[index % OF_THE_JOURNAL.length] ?? '';
      const answer = await timed(tenant.syndic.get(path));
      if (answer.status !== 200) answered.push('refused');
      return answer;
    });
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        timed(tenant.syndic.get('/buildings')),
        timed(tenant.accountant.get(`/buildings/${buildingId}/units`)),
        timed(health()),
      ]);
      for (const { status } of answers) expect(status).toBe(200);
      rounds.push(Math.max(...answers.map(({ elapsedMs }) => elapsedMs)));
      answered.push('served');
    }
    // A busy machine may keep one of them waiting; the fault campaign holds every read to it.
    expect(rounds.sort((a, b) => a - b)[3]).toBeLessThan(AT_ONCE_MS);
    const body = { email: 'nobody@example.org', password: 'x' };
    must(await call(test.app, 'POST', '/auth/login', { body }), 401);
    answered.push('served');
    const answers = await Promise.all(waiting);
    await holder.end();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(20);
    // Nothing of it stood behind what waits.
    expect(answered.lastIndexOf('served')).toBeLessThan(answered.lastIndexOf('refused'));
    for (const answer of refused) {
      expectUnavailable(answer);
      expect(answer.elapsedMs).toBeLessThan(LOCK_MS);
    }
    must(await tenant.syndic.get('/journal-entries'), 200);
  });
});

describe('with a database that hangs', () => {
  it('answers 503 within the deadline, and works again once it is back', async () => {
    expect((await health()).status).toBe(200);
    line.freeze();
    onTestFinished(() => line.thaw());
    const [read, write, isHealthy] = await Promise.all([
      timed(tenant.syndic.get('/buildings')),
      timed(tenant.syndic.post('/owners', { name: 'Dirk', email: 'dirk@example.org' })),
      timed(health()),
    ]);
    expectUnavailable(read);
    expectUnavailable(write);
    expect(Math.max(read.elapsedMs, write.elapsedMs)).toBeLessThan(STATEMENT_MS);
    expect(isHealthy).toMatchObject({ status: 503, body: { database: 'disconnected' } });
    expect(isHealthy.elapsedMs).toBeLessThan(Math.min(read.elapsedMs, write.elapsedMs));
    line.thaw();
    await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 10_000 });
    must(await tenant.syndic.get('/buildings'), 200);
  });
});
