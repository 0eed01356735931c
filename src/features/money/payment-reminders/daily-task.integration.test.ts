import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followers } from '#app/followers.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
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
async function run(signal = new AbortController().signal) {
  const wakeMailSender = vi.fn<() => void>();
  const { database, clock } = test;
  const logger = { error: vi.fn<() => void>() };
  const deps = {
    database,
    clock,
    ids: uuidv7Source,
    followers,
    logger,
    sending: true,
    wakeMailSender,
  };
  try {
    await createDailyReminders(deps).run({}, { signal });
  } finally {
    expect(logger.error).not.toHaveBeenCalled();
    expect(wakeMailSender).toHaveBeenCalledOnce();
  }
}

async function reminders() {
  const answers = tenants.map(({ auditor }) => auditor.get('/payment-reminders'));
  return (await Promise.all(answers)).map((answer) =>
    must(answer, 200).map(({ reminder_level, status }: Json) => `${reminder_level} ${status}`),
  );
}

const mails = () =>
  test.database.read(NIL_UUID, (db) => db.query(sql`select subject from auth.mails`));

describe('the reminders of every day', () => {
  it('are made in every organization and mailed; a second run finds nothing to do', async () => {
    await run();
    const sent = ['Gentle Sent'];
    expect(await reminders()).toEqual([sent, sent]);
    expect(await mails()).toHaveLength(2);
    await run();
    expect(await reminders()).toEqual([sent, sent]);
    expect(await mails()).toHaveLength(2);
  });

  it('wakes the mail sender also for a run that was interrupted', async () => {
    await expect(run(AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
