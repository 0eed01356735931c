import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { reminderWork } from '#test/helpers/reminders.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { createDailyReminders } from './daily-task.ts';

let test: TestApp;
let tenants: Tenant[];

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  tenants = [await aTenant(test), await aTenant(test)];
  for (const tenant of tenants) await (await reminderWork(tenant)).aDebtor();
});

/** Runs the task as the job worker does. */
async function run() {
  const { database, clock } = test;
  const logger = { error: vi.fn<() => void>() };
  const deps = {
    database,
    clock,
    ids: uuidv7Source,
    followers,
    logger,
    sending: true,
  };
  await createDailyReminders(deps).run({}, { signal: new AbortController().signal });
  expect(logger.error).not.toHaveBeenCalled();
}

async function reminders() {
  const answers = tenants.map(({ auditor }) => auditor.get('/payment-reminders'));
  return (await Promise.all(answers)).map((answer) =>
    must(answer, 200).map(({ reminder_level, status, mail }: Json) =>
      [reminder_level, status, mail?.status].join(' '),
    ),
  );
}

const mails = async () => {
  const jobs = makeJobHelpers(test);
  for (const job of await jobs.take({ task: 'draw-letters' })) await jobs.run(job);
  return (await jobs.take({ task: 'deliver-mail' })).map(({ payload }) => payload['mail_id']);
};

const settings = async (tenant: Tenant, changes: object, query = '') =>
  must(await tenant.syndic.put(`/payment-reminders/settings${query}`, changes), 200);

describe('the reminders of every day', () => {
  it('are made at the hour of the settings, once a day, and a missed hour is made up for', async () => {
    const [one, other] = [tenants[0] as Tenant, tenants[1] as Tenant];
    const work = await reminderWork(await aTenant(test));
    await work.aDebtor();
    const own = await work.aBuilding();
    await work.owes(await work.anOwner(), 80, '2026-02-01', own);
    const made = async () =>
      must(await work.tenant.auditor.get('/payment-reminders'), 200).map(
        ({ building_id }: Json) => building_id,
      );
    for (const tenant of [one, other]) await settings(tenant, { hour: 23 });
    await settings(work.tenant, { hour: 20 }, `?building_id=${own}`);
    // Just before six in the morning in Brussels.
    test.clock.set('2026-03-16T04:59:59Z');
    await run();
    expect(await made()).toEqual([]);
    test.clock.set('2026-03-16T05:00:00Z');
    await run();
    expect(await made()).toEqual([work.buildingId]);
    await work.aDebtor();
    test.clock.set('2026-03-16T09:00:00Z');
    await run();
    expect(await made()).toHaveLength(1);
    // No process ran at eight in the evening.
    test.clock.set('2026-03-16T21:30:00Z');
    await run();
    expect(await made()).toEqual([own, work.buildingId]);
    expect(await reminders()).toEqual([[], []]);
    await makeJobHelpers(test).take();
  });

  it('are made in every organization and mailed; a second run finds nothing to do', async () => {
    // Eleven in the evening in Brussels.
    test.clock.set('2026-03-16T22:00:00Z');
    await run();
    const mailed = ['Gentle Open Pending'];
    expect(await reminders()).toEqual([mailed, mailed]);
    expect(new Set(await mails()).size).toBe(2);
    await run();
    expect(await reminders()).toEqual([mailed, mailed]);
    expect(await mails()).toEqual([]);
  });
});
