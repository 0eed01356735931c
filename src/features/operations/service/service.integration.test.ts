import { beforeAll, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import type { Backups } from '#features/operations/backups/index.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aFailedJob } from '#test/helpers/failed-job.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { readServiceState } from './state.ts';
import { createJobWatch } from './watch-task.ts';

let test: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  test.clock.set(new Date().toISOString());
  tenant = await aTenant(test);
});

const state = async () => must(await tenant.superAdmin.get('/operations'), 200);

const alerts = () =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ payload: { finding: string } }>(
      `select payload from app.outbox_events where type = 'SystemAlert' order by id`,
    );
    return rows.map(({ payload }) => payload.finding);
  });

async function watch() {
  const logged: object[] = [];
  const logger = { error: (facts: object) => void logged.push(facts) };
  const { database, clock } = test;
  const deps = { database, clock, ids: uuidv7Source, followers, logger };
  await createJobWatch(deps).run({}, { signal: new AbortController().signal });
  return logged;
}

describe('how the service stands', () => {
  it('is told whoever runs the platform, and nobody else', async () => {
    expect(await state()).toMatchObject({
      versions: { service: '1.6.0', node: process.versions.node, postgres: /^1[5-8]/ },
      backups: {
        is_reachable: true,
        is_encrypted: false,
        age_seconds: null,
        archives: [],
        continuous: null,
      },
      drills: [],
      proof: null,
      failed_jobs: [],
      failed_job_count: 0,
    });
    must(await tenant.syndic.get('/operations'), 403);
  });

  it('has the last proof and the newest backup with its age', async () => {
    for (const task of ['nightly-proof', 'nightly-backup'])
      await makeJobHelpers(test).run({ task, payload: {} });
    const { proof, backups } = await state();
    expect(proof).toMatchObject({ fault_count: 0, organization_count: expect.any(Number) });
    expect(backups.archives).toMatchObject([{ size_bytes: expect.any(Number) }]);
    expect(backups.age_seconds).toBeLessThan(LIMITS.test / 1_000);
  });
});

describe('the database, saved as it changes', () => {
  const nowMs = Date.parse('2026-03-16T09:00:00Z');
  const nothing = { list: async () => [], drills: async () => [], isEncrypted: false };
  const continuousOf = async (waitingSince: () => Promise<number | undefined>) => {
    const newestMs = async () => nowMs - 3_600_000;
    const continuous = { newestMs, waitingSince } as Backups['continuous'];
    const deps = { database: test.database, backups: { ...nothing, continuous } };
    return (await readServiceState(deps, nowMs)).backups.continuous;
  };

  it('says for how long something has waited, or that it cannot be told, or that it is not', async () => {
    expect(await continuousOf(async () => undefined)).toEqual({
      age_seconds: 3_600,
      waiting_seconds: 0,
    });
    expect(await continuousOf(async () => nowMs - 90_000)).toMatchObject({ waiting_seconds: 90 });
    const away = () => Promise.reject(new Error('EACCES'));
    expect(await continuousOf(away)).toEqual({ age_seconds: null, waiting_seconds: null });
    expect((await state()).backups.continuous).toBeNull();
  });
});

describe('a job that failed for the last time', () => {
  it('is told once a day who runs the platform, while it is new', async () => {
    expect(await watch()).toEqual([]);
    test.clock.set(new Date().toISOString());
    await aFailedJob(test.databaseUrl, 'draw-letters');
    expect(await watch()).toEqual([{ failed: 1 }]);
    await watch();
    expect(await alerts()).toEqual(['job_failed']);
    test.clock.advance(30 * 60_000);
    expect(await watch()).toEqual([]);
  });

  it('is listed, and waits again when it is to be tried again', async () => {
    const { failed_jobs: jobs, failed_job_count: count } = await state();
    expect({ jobs, count }).toMatchObject({ jobs: [{ task: 'draw-letters' }], count: 1 });
    const path = `/operations/failed-jobs/${jobs[0].id}/retry`;
    must(await tenant.syndic.post(path), 403);
    must(await tenant.superAdmin.post(path), 204);
    expect(await state()).toMatchObject({ failed_jobs: [], failed_job_count: 0 });
    expect((await state()).queue).toContainEqual(
      expect.objectContaining({ task: 'draw-letters', count: 1 }),
    );
    must(await tenant.superAdmin.post(path), 404);
    must(await tenant.superAdmin.post('/operations/failed-jobs/x/retry'), 400);
  });
});

describe('a runbook', () => {
  it.each([
    ['alerts', 200, '<h2 id="backuplate">BackupLate</h2>'],
    ['backup-and-restore', 200, 'id="when-it-does-not-work"'],
    ['unknown', 404, '<h1>'],
    ['..%2F..%2Fpackage', 404, ''],
  ])('%s is read in a browser: %i', async (name, status, text) => {
    const answer = await test.app.server.inject({ url: `/docs/runbooks/${name}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
  });
});
