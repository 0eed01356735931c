import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import { aCaller, aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';
import { runReminders } from './run.ts';

const TODAY = '2026-03-16T09:00:00Z';
const interest = {
  late_interest_rate: 0.08,
  late_interest_clause: 'Article 12: 8 % a year from the due date.',
};

const test = await startTestApp();
const { databaseUrl, clock } = test;
const mailServer = await startMailServer();
const jobs = makeJobHelpers(
  await startTestApp({ databaseUrl, clock, env: { SMTP_URL: mailServer.url } }),
);

let work: ReminderWork;

beforeEach(async () => {
  work = await reminderWork(await aTenant(test), interest);
});

afterEach(() => clock.set(TODAY));

/** Runs reminders as the daily job does with a mail server. */
const runSending = () => {
  const deps = { database: test.database, clock: test.clock, ids: uuidv7Source, followers };
  const options = { dry_run: false, sending: true };
  return runAsSystem(deps, work.tenant.organizationId, (ctx) => runReminders(ctx, options));
};

/** Sends the waiting e-mails. @returns their number, and the last one */
async function sendMails() {
  const { organizationId } = work.tenant;
  for (const job of await jobs.take({ organizationId, task: 'draw-letters' })) await jobs.run(job);
  const waiting = await jobs.take({ organizationId, task: 'deliver-mail' });
  for (const job of waiting) await jobs.run(job);
  return { count: waiting.length, last: await mailServer.lastMail() };
}

const theReminder = async (): Promise<Json> => {
  const { organizationId } = work.tenant;
  const auditor = await aCaller(test, { role: 'Auditor', organizationId });
  const all = must(await auditor.get('/payment-reminders'), 200);
  expect(all).toHaveLength(1);
  return all[0];
};

describe('where there is a mail server', () => {
  it('the daily job mails the first two levels in the language of the owner, which are sent once they are taken', async () => {
    const { tenant, buildingId } = work;
    const account = { iban: 'BE68 5390 0754 7034', holder: 'ACP', account_code: '551' };
    must(await tenant.syndic.post(`/buildings/${buildingId}/bank-accounts`, account), 201);
    const email = `${uuidv7Source.next()}@example.org`;
    const owner = await work.anOwner({ email, name: 'Dirk Maes', language: 'nl' });
    await work.owes(owner, 1_000, '2026-02-01');
    expect(await runSending()).toMatchObject({ created: 1, skipped: [] });
    expect(await theReminder()).toMatchObject({
      status: 'Open',
      sent_date: null,
      mail: { status: 'Pending', sent_at: null },
    });
    expect(await runSending()).toMatchObject({
      skipped: [{ owner_id: owner, reason: 'awaiting_sending' }],
    });
    const { count, last: gentle } = await sendMails();
    expect([count, gentle.to?.[0]?.address]).toEqual([1, email]);
    const [item] = (await theReminder()).items;
    expect(await theReminder()).toMatchObject({ status: 'Sent', sent_date: '2026-03-16' });
    expect(gentle.subject).toBe('Betalingsherinnering – Les Tilleuls');
    expect(gentle.text).toContain('Beste Dirk Maes,');
    for (const fact of ['01/02/2026', item.structured_communication, 'BE68 5390 0754 7034']) {
      expect(gentle.text).toContain(fact);
    }
    expect(gentle.text).toMatch(/Totaal te betalen: €\s1\.000,00\n/);
    clock.set('2026-03-31T09:00:00Z');
    expect(await runSending()).toMatchObject({ escalated: 1, skipped: [] });
    const { last: formal } = await sendMails();
    // Mailed on the 16th, the term ended on the 30th: 1000 × 8 % × 1/365 = 0.219…
    expect(await theReminder()).toMatchObject({ status: 'Sent', late_payment_penalty: 0.22 });
    expect(formal.text).toMatch(/31\/03\/2026: €\s0,22\n/);
    clock.set('2026-04-15T09:00:00Z');
    expect(await runSending()).toMatchObject({ escalated: 1, skipped: [] });
    const notice = await theReminder();
    expect(notice).toMatchObject({
      reminder_level: 'FinalNotice',
      status: 'Open',
      sent_date: null,
      mail: null,
    });
    expect(await sendMails()).toMatchObject({ count: 0 });
    const timeline = notice.events.map(({ event, reminder_level, penalty, detail }: Json) => [
      event,
      reminder_level,
      penalty,
      detail,
    ]);
    expect(timeline).toEqual([
      ['Created', 'Gentle', 0, null],
      ['Sent', 'Gentle', 0, 'Email'],
      ['Escalated', 'Formal', 0.22, null],
      ['Sent', 'Formal', 0.22, 'Email'],
      ['Escalated', 'FinalNotice', expect.any(Number), null],
    ]);
  });

  it('what cannot be mailed waits for a person', async () => {
    const owner = await work.aDebtor();
    const { organizationId } = work.tenant;
    await test.database.write(organizationId, (db) =>
      db.execute(
        sql`update app.owners set email = 'none' where organization_id = ${organizationId} and id = ${owner}`,
      ),
    );
    expect(await runSending()).toMatchObject({ created: 1 });
    expect(await theReminder()).toMatchObject({ status: 'Open', sent_date: null });
    expect(await sendMails()).toMatchObject({ count: 0 });
  });

  it('a run by hand mails nothing, and nothing pretends to be sent', async () => {
    await work.owes(await work.anOwner(), 100, '2026-02-01');
    must(await work.tenant.accountant.post('/payment-reminders/run'), 200);
    expect(await theReminder()).toMatchObject({ status: 'Open', sent_date: null });
    expect(await sendMails()).toMatchObject({ count: 0 });
  });
});
