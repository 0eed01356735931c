import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { listDrills, openArchiveAt, openArchiveStorage, verifyArchive } from '#database/index.ts';
import type { Archive } from '#domain/operations/backup-retention.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { aTenant, must, startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import type { Backups } from './backups.ts';
import { createBackupTasks } from './tasks.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  // The archive is dated by the clock of its own process.
  test.clock.set(new Date().toISOString());
});

const alerts = () =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ payload: { finding: string; audience: string } }>(
      `select payload from app.outbox_events where type = 'SystemAlert' order by id`,
    );
    return rows.map(({ payload }) => payload.finding);
  });

/** Runs a task of a service with these backups. @returns the log entries */
async function run(name: string, given: Partial<Backups>, signal = new AbortController().signal) {
  const logged: object[] = [];
  let failures = 0;
  const backups: Backups = {
    save: async () => '',
    prune: async () => undefined,
    drill: async () => undefined,
    addErasures: async () => undefined,
    isReadable: true,
    isEncrypted: false,
    drills: async () => [],
    list: async () => [],
    readHeads: async () => undefined,
    ...given,
  };
  const log = (facts: object) => void logged.push(facts);
  const logger = { error: log, warn: log };
  const { database, clock } = test;
  const metrics = { countBackupFailure: () => void (failures += 1) };
  const deps = { database, clock, ids: uuidv7Source, followers, backups, logger, metrics };
  const task = createBackupTasks(deps as never).find((one) => one.name === name);
  const failure = await task?.run({}, { signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failure, logged, failures };
}

function archive(ageMs: number): Archive {
  return { name: 'a.tar', bytes: 0, madeMs: test.clock.nowMs() - ageMs };
}

describe('every night', () => {
  it('a backup is made by a process of its own, and its age is measured', async () => {
    const { superAdmin } = await aTenant(test);
    const measured = async () => String(must(await superAdmin.get('/metrics'), 200));
    expect(await measured()).not.toMatch(/^millieme_backup_age_seconds /m);
    await makeJobHelpers(test).run({ task: 'nightly-backup', payload: {} });
    const directory = join(test.dataDirectory, 'backups');
    const [heads, name = '', ...others] = readdirSync(directory).toSorted();
    expect(heads).toBe('chain-heads.json');
    expect(others).toEqual([]);
    expect(
      (await verifyArchive(openArchiveAt(join(directory, name)), {})).tables.length,
    ).toBeGreaterThan(50);
    expect(await measured()).toMatch(/^millieme_backup_age_seconds -?\d/m);
    expect(await alerts()).toEqual([]);
  });

  it('one that fails is told once a day, and tried again', async () => {
    const error = new Error('no space left on device');
    const failing = { save: () => Promise.reject(error) };
    const told = { finding: 'backup_failed', err: error };
    for (const _ of [1, 2])
      expect(await run('nightly-backup', failing)).toEqual({
        failure: error,
        logged: [told],
        failures: 1,
      });
    expect(await alerts()).toEqual(['backup_failed']);
    test.clock.advance(DAY_MS);
    await run('nightly-backup', failing);
    expect(await alerts()).toEqual(['backup_failed', 'backup_failed']);
  });

  it('what it warns of is logged, and told nobody', async () => {
    const before = await alerts();
    const warnings = '2 files are missing, unreadable or altered and could not be saved';
    const { failure, logged } = await run('nightly-backup', { save: async () => warnings });
    expect({ failure, logged }).toEqual({ failure: undefined, logged: [{ warnings }] });
    expect(await alerts()).toEqual(before);
  });

  it('one that the end of the service interrupts is not told', async () => {
    const interrupted = { save: () => Promise.reject(new Error('aborted')) };
    const { logged, failures } = await run('nightly-backup', interrupted, AbortSignal.abort());
    expect({ logged, failures }).toEqual({ logged: [], failures: 0 });
  });
});

/** Backups with continuous archiving of the database. */
const continuous = (given: Partial<NonNullable<Backups['continuous']>> = {}) => ({
  continuous: {
    saveBase: async () => undefined,
    isBaseNeeded: async () => false,
    newestMs: async () => undefined,
    drill: async () => undefined,
    prune: async () => undefined,
    waitingSince: async () => undefined,
    ...given,
  },
});

describe('every ten minutes, where the database is saved as it changes', () => {
  it('it is copied whole when that is due, and what is kept no longer goes', async () => {
    const done: string[] = [];
    const saveBase = async () => void done.push('saved');
    const prune = async () => void done.push('pruned');
    await run('keep-base', {});
    await run('keep-base', continuous({ saveBase, prune }));
    expect(done).toEqual([]);
    await run('keep-base', continuous({ saveBase, prune, isBaseNeeded: async () => true }));
    expect(done).toEqual(['saved', 'pruned']);
  });

  it('a copy that fails is told', async () => {
    test.clock.advance(DAY_MS);
    const error = new Error('no space left on device');
    const saveBase = () => Promise.reject(error);
    const failing = continuous({ saveBase, isBaseNeeded: async () => true });
    const told = { finding: 'backup_failed', err: error };
    expect(await run('keep-base', failing)).toEqual({
      failure: error,
      logged: [told],
      failures: 1,
    });
    expect((await alerts()).at(-1)).toBe('backup_failed');
  });

  it.each([
    ['nine', 9, 0],
    ['eleven', 11, 1],
  ])('what waits for %s minutes: %#', async (_, minutes, count) => {
    const waitingSince = async () => test.clock.nowMs() - minutes * 60_000;
    const before = await alerts();
    await run('keep-base', continuous({ waitingSince }));
    expect((await alerts()).slice(before.length)).toEqual(
      Array.from({ length: count }, () => 'wal_archive_late'),
    );
  });
});

describe('every month', () => {
  const drill = () => Promise.reject(new Error('its hash is another'));
  const list = async () => [archive(DAY_MS)];

  it(
    'the newest is restored on a server of its own, and that is measured',
    { timeout: LIMITS.longTest },
    async () => {
      await makeJobHelpers(test).run({ task: 'monthly-drill', payload: {} });
      const [{ superAdmin }, directory] = [
        await aTenant(test),
        join(test.dataDirectory, 'backups'),
      ];
      const [done] = await listDrills(openArchiveStorage({ directory }));
      expect(done).toMatchObject({
        failure: null,
        archive: expect.stringMatching(/^millieme-.*tar$/),
      });
      expect(Object.keys(done?.step_seconds ?? {})).toEqual([
        'verify',
        'migrate',
        'load',
        'upgrade',
        'prove',
      ]);
      const measured = String(must(await superAdmin.get('/metrics'), 200));
      expect(measured).toMatch(/^millieme_drill_age_seconds\{kind="Rows"\} -?\d/m);
      expect(measured).toMatch(/^millieme_drill_duration_seconds\{kind="Rows",step="load"\} \d/m);
      expect(readdirSync(test.dataDirectory).filter((name) => name.startsWith('drill-'))).toEqual(
        [],
      );
    },
  );

  it('one that fails is told', async () => {
    const { logged } = await run('monthly-drill', { drill, list });
    expect(logged).toMatchObject([{ finding: 'drill_failed' }]);
    expect((await alerts()).at(-1)).toBe('drill_failed');
  });

  it('the newest copy of the database is restored as well, where there is one', async () => {
    const done: string[] = [];
    const both = (newestMs: number | undefined) => ({
      list,
      drill: async () => void done.push('archive'),
      ...continuous({
        newestMs: async () => newestMs,
        drill: async () => void done.push('base'),
      }),
    });
    await run('monthly-drill', both(undefined));
    expect(done).toEqual(['archive']);
    await run('monthly-drill', { ...both(test.clock.nowMs()), list: async () => [] });
    expect(done).toEqual(['archive', 'base']);
    test.clock.advance(DAY_MS);
    const failing = { list, ...continuous({ newestMs: async () => 1, drill }) };
    expect((await run('monthly-drill', failing)).logged).toMatchObject([
      { finding: 'drill_failed' },
    ]);
    expect((await alerts()).at(-1)).toBe('drill_failed');
  });

  it('monitoring is restored as well where its folder is known, also by who reads no backups', async () => {
    const done: string[] = [];
    const monitoring = { drill: async () => void done.push('monitoring') };
    const service = { list, drill: async () => void done.push('archive') };
    await run('monthly-drill', { ...service, monitoring });
    expect(done).toEqual(['archive', 'monitoring']);
    await run('monthly-drill', { ...service, monitoring, isReadable: false });
    expect(done).toEqual(['archive', 'monitoring', 'monitoring']);
    test.clock.advance(DAY_MS);
    expect((await run('monthly-drill', { monitoring: { drill } })).logged).toMatchObject([
      { finding: 'drill_failed' },
    ]);
    expect((await alerts()).at(-1)).toBe('drill_failed');
  });

  it('nothing is tried where there is none, or where the service cannot read its own', async () => {
    const unreadable = { drill, list, isReadable: false };
    for (const given of [{ drill }, unreadable])
      expect(await run('monthly-drill', given)).toMatchObject({ failure: undefined, logged: [] });
  });
});

it('every hour, who was erased is written down beside the archives', async () => {
  const { syndic, organizationId } = await aTenant(test);
  const owner = { name: 'Anna Gone', email: 'x@example.org' };
  const { id } = must(await syndic.post('/owners', owner), 201);
  must(await syndic.delete(`/gdpr/owners/${id}/delete-data`), 200);
  for (const _ of [1, 2]) await makeJobHelpers(test).run({ task: 'keep-erasures', payload: {} });
  const list = readFileSync(join(test.dataDirectory, 'backups', 'erasures.txt'), 'utf8');
  expect(list).toBe(`${organizationId} ${id}\n`);
});

describe('every morning', () => {
  it.each([
    ['of this night', 4 * 3_600_000, []],
    ['that took its time', 25 * 3_600_000, []],
    ['of yesterday', 28 * 3_600_000, ['backup_late']],
  ])('a backup %s: %#', async (_, ageMs, findings) => {
    test.clock.advance(DAY_MS);
    const before = await alerts();
    await run('watch-backups', { list: async () => [archive(ageMs), archive(9 * DAY_MS)] });
    expect((await alerts()).slice(before.length)).toEqual(findings);
  });

  it.each([
    ['of this day', 4 * 3_600_000, []],
    ['of the day before yesterday', 28 * 3_600_000, ['backup_late']],
    ['that there is not', undefined, ['backup_late']],
  ])('a copy of the database %s: %#', async (_, ageMs, findings) => {
    test.clock.advance(DAY_MS);
    const before = await alerts();
    const newestMs = async () => (ageMs === undefined ? undefined : test.clock.nowMs() - ageMs);
    await run('watch-backups', { list: async () => [archive(0)], ...continuous({ newestMs }) });
    expect((await alerts()).slice(before.length)).toEqual(findings);
  });

  it('is told of when nobody can see whether there is one', async () => {
    test.clock.advance(DAY_MS);
    const error = new Error('the backup storage does not answer');
    const { failure } = await run('watch-backups', { list: () => Promise.reject(error) });
    expect(failure).toBe(error);
    expect((await alerts()).at(-1)).toBe('backup_late');
  });

  it('is told of when there is none at all', async () => {
    test.clock.advance(DAY_MS);
    const { logged } = await run('watch-backups', {});
    expect(logged).toMatchObject([{ finding: 'backup_late' }]);
    expect((await alerts()).at(-1)).toBe('backup_late');
  });
});
