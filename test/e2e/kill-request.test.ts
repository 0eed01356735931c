import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuilding } from '#test/helpers/fixture.ts';
import { killDuring, type KilledRequest } from '#test/helpers/killed-request.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startServiceProcess, type ServiceProcess } from '#test/helpers/service-process.ts';
import {
  TEST_SECRET,
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** One of two processes is killed during a request, which is then repeated on the other. */

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-request-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const databaseUrl = await freshDatabase();
const now = new Date().toISOString();
const survivor = await startTestApp({ databaseUrl, clock: fakeClock(now) });
const environment = {
  DATA_DIR: dataDirectory,
  DATABASE_URL: databaseUrl,
  JWT_SECRET: TEST_SECRET,
};
let tenant: Tenant;
let victim: ServiceProcess;

beforeEach(async () => {
  tenant = await aTenant(survivor);
  victim = await startServiceProcess(environment);
});

/** Sends a request of the syndic to a process that is killed while it waits for a table. */
function killedDuring(
  superuser: Client,
  table: string,
  request: Omit<KilledRequest, 'token'>,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const ofSyndic = { ...request, token: tenant.syndic.token };
  return killDuring(superuser, victim, table, ofSyndic, meanwhile);
}

describe('a process that is killed in the middle of a request', () => {
  it('gives its key back as soon as the server knows that it died', async () => {
    const { syndic } = tenant;
    const body = { name: 'Once', email: 'once@example.org' };
    const repeat = () => syndic.post('/owners', body, { 'idempotency-key': 'killed' });
    await asSuperuser(databaseUrl, async (superuser) => {
      const request = { method: 'POST', path: '/owners', key: 'killed', body };
      await killedDuring(superuser, 'app.owners', request, async () => {
        expect((await repeat()).body.code).toBe('idempotency_in_progress');
      });
      // Until the server has noticed that the process is gone, its transaction holds the key.
      await vi.waitFor(async () => must(await repeat(), 201), LIMITS.poll);
    });
    expect(must(await syndic.get('/owners?q=Once'), 200)).toHaveLength(1);
  });

  it('leaves entries of the audit log that the next start links', async () => {
    const { syndic } = tenant;
    const proof = async () => must(await syndic.get('/audit/proof'), 200);
    // This service has not started to link: as if it had died right after the commit.
    must(await syndic.post('/owners', { name: 'Left' }), 201);
    expect(await proof()).toMatchObject({ chain_intact: true, entry_count: 0, pending: 1 });
    await victim.kill();
    victim = await startServiceProcess(environment);
    const linked = { chain_intact: true, entry_count: 1, pending: 0 };
    await vi.waitFor(async () => expect(await proof()).toMatchObject(linked), LIMITS.poll);
    await victim.kill();
  });

  it('leaves a change of state done or not, and the repeated one says which', async () => {
    const { syndic } = tenant;
    const { id: building_id } = must(await syndic.post('/buildings', aBuilding), 201);
    const ticket = { building_id, title: 'Leak', description: 'In the cellar' };
    const { id } = must(await syndic.post('/tickets', ticket), 201);
    const path = `/tickets/${id}/start`;
    await asSuperuser(databaseUrl, (superuser) =>
      killedDuring(superuser, 'app.tickets', { method: 'PUT', path, body: {} }),
    );
    // Nothing had been written: the change is made now, and only once.
    expect(must(await syndic.put(path, {}), 200).status).toBe('InProgress');
    const { code, from, allowed } = must(await syndic.put(path, {}), 409);
    expect([code, from]).toEqual(['invalid_transition', 'InProgress']);
    expect(allowed).not.toContain('start');
  });
});
