import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { jobHand } from '#test/helpers/jobs.ts';
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
  const jobs = jobHand(test);
  for (const job of await jobs.take({ task: 'draw-letters' })) await jobs.run(job);
  return (await jobs.take({ task: 'deliver-mail' })).map(({ payload }) => payload['mail_id']);
};

describe('the reminders of every day', () => {
  it('are made in every organization and mailed; a second run finds nothing to do', async () => {
    await run();
    const mailed = ['Gentle Open Pending'];
    expect(await reminders()).toEqual([mailed, mailed]);
    expect(new Set(await mails()).size).toBe(2);
    await run();
    expect(await reminders()).toEqual([mailed, mailed]);
    expect(await mails()).toEqual([]);
  });
});
