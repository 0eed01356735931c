import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDatabaseProxy } from '#test/helpers/database-proxy.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { aTenant, call, must, startTestApp, type Answer } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const databaseUrl = await freshDatabase();
const line = await aDatabaseProxy(databaseUrl);
const test = await startTestApp({ databaseUrl, line, patience: 1 });
const tenant = await aTenant(test);
const { buildingId } = await aFixture(test, tenant);

/** Reads /health without the schema check, as its 503 is not a problem document. */
async function health(): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await test.app.server.inject('/health');
  return { status: response.statusCode, body: response.json() };
}

function expectUnavailable({ status, headers, body }: Answer): void {
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unhealthy' });
  expect(headers['content-type']).toContain('application/problem+json');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/** Operations that read or write the journal. */
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
    /** In the order of the answers. */
    const answered: ('served' | 'refused')[] = [];
    const waiting = Array.from({ length: 60 }, async (_, index) => {
      const path = OF_THE_JOURNAL[index % OF_THE_JOURNAL.length] ?? '';
      const answer = await tenant.syndic.get(path);
      if (answer.status !== 200) answered.push('refused');
      return answer;
    });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        tenant.syndic.get('/buildings'),
        tenant.accountant.get(`/buildings/${buildingId}/units`),
        health(),
      ]);
      for (const { status } of answers) expect(status).toBe(200);
      answered.push('served');
    }
    const body = { email: 'nobody@example.org', password: 'x' };
    must(await call(test.app, 'POST', '/auth/login', { body }), 401);
    answered.push('served');
    // The lock is held until all are answered: only a deadline of the service releases them.
    const answers = await Promise.all(waiting);
    await holder.end();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(20);
    // No served request waited behind a blocked one.
    expect(answered.indexOf('served')).toBeLessThan(answered.lastIndexOf('refused'));
    for (const answer of refused) expectUnavailable(answer);
    must(await tenant.syndic.get('/journal-entries'), 200);
  });
});

describe('with a database that hangs', () => {
  it('answers 503 within the deadline, and works again once it is back', async () => {
    expect((await health()).status).toBe(200);
    line.freeze();
    onTestFinished(() => line.thaw());
    const answered: ('health' | 'read' | 'write')[] = [];
    const noted = async <T>(name: 'health' | 'read' | 'write', answer: Promise<T>): Promise<T> =>
      answer.finally(() => answered.push(name));
    const [read, write, isHealthy] = await Promise.all([
      noted('read', tenant.syndic.get('/buildings')),
      noted('write', tenant.syndic.post('/owners', { name: 'Dirk', email: 'dirk@example.org' })),
      noted('health', health()),
    ]);
    expectUnavailable(read);
    expectUnavailable(write);
    expect(isHealthy).toMatchObject({ status: 503, body: { database: 'disconnected' } });
    expect(answered[0]).toBe('health');
    line.thaw();
    await vi.waitFor(async () => expect((await health()).status).toBe(200), LIMITS.poll);
    must(await tenant.syndic.get('/buildings'), 200);
  });
});
