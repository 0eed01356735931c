import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { makeJobHelpers, type TakenJob } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { notificationWork } from '#test/helpers/notifications-fixture.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { startWorkerProcess } from '#test/helpers/worker-process.ts';

/** Answers of a mail server, and how they are shown where the mail was requested. */

// An hour before midnight in London, half an hour after it in Brussels.
const NOW = '2026-03-16T23:30:00Z';
const DAY = '2026-03-17';
/** End of a term of 14 full days that begins on the next day. */
const END_OF_TERM = '2026-03-31';
const MAX_ATTEMPTS = 10;

const mailServer = await startMailServer();
const databaseUrl = await freshDatabase();
const test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
const { clock } = test;
const hasty = await startTestApp({
  databaseUrl,
  clock,
  env: { SMTP_URL: `${mailServer.url}?socketTimeout=150` },
});
const away = await startTestApp({ databaseUrl, clock, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
const bare = await startTestApp({ databaseUrl, clock });

beforeEach(() => clock.set(NOW));

interface Answering {
  readonly by: string;
  /** Prefix of the address, which determines the server's answer. */
  readonly prefix: string;
  readonly app: TestApp;
  /** After one attempt, or after all of them. */
  readonly became: 'Sent' | 'Failed at once' | 'Failed in the end';
  readonly error: RegExp | null;
}

const answers: readonly Answering[] = [
  { by: '250', prefix: '', app: test, became: 'Sent', error: null },
  { by: '550 to RCPT', prefix: '550-', app: test, became: 'Failed at once', error: /550/ },
  { by: '550 to DATA', prefix: 'data-550-', app: test, became: 'Failed at once', error: /550/ },
  { by: '451 to RCPT', prefix: '451-', app: test, became: 'Failed in the end', error: /451/ },
  { by: '451 to DATA', prefix: 'data-451-', app: test, became: 'Failed in the end', error: /451/ },
  { by: 'nothing', prefix: 'hang-', app: hasty, became: 'Failed in the end', error: /Timeout/ },
  { by: 'being away', prefix: '', app: away, became: 'Failed in the end', error: /ECONNREFUSED/ },
];

interface Outcome {
  readonly status: string;
  readonly sent_at: string | null;
  readonly error: string | null;
}

/** A request for a mail, and where its outcome is shown. */
interface Asked {
  readonly outcome: () => Promise<Outcome>;
  /** Further expectations at the end. */
  readonly check?: (isSent: boolean) => Promise<void>;
}

type Ask = (work: ReminderWork, address: string, app: TestApp) => Promise<Asked>;

/** Runs the daily reminders on a service with a mail server, at their hour. */
async function runDaily(app: TestApp, { tenant }: ReminderWork): Promise<void> {
  must(await tenant.syndic.put('/payment-reminders/settings', { hour: 0 }), 200);
  await makeJobHelpers(app).run({ task: 'daily-reminders', payload: {} });
}

/** Returns the ends of the terms that a Gentle reminder set for its items. */
const freeUntil = async ({ organizationId }: Tenant, reminderId: string) => {
  const rows = await test.database.read(organizationId, (db) =>
    db.query<{ free_until: string | null }>(sql`select free_until from app.payment_reminder_items
      where organization_id = ${organizationId} and reminder_id = ${reminderId}`),
  );
  return rows.map(({ free_until }) => free_until);
};

const aReminder = async (
  { tenant }: ReminderWork,
  ownerId: string,
): Promise<{ reminder: () => Promise<Json>; asked: Asked }> => {
  const listed = must(await tenant.auditor.get(`/payment-reminders?owner_id=${ownerId}`), 200);
  expect(listed).toHaveLength(1);
  const { id } = listed[0];
  const reminder = async () => must(await tenant.auditor.get(`/payment-reminders/${id}`), 200);
  return {
    reminder,
    asked: {
      outcome: async () => (await reminder()).mail,
      async check(isSent) {
        const { status, sent_date, events } = await reminder();
        const day = isSent ? DAY : null;
        expect([status, sent_date]).toEqual([isSent ? 'Sent' : 'Open', day]);
        expect(await freeUntil(tenant, id)).toEqual([isSent ? END_OF_TERM : null]);
        const sent = events.filter(({ event }: Json) => event === 'Sent');
        expect(sent.map(({ detail }: Json) => detail)).toEqual(isSent ? ['Email'] : []);
        // Refused mails are listed for posting; sent ones wait for their term.
        const { skipped } = must(await tenant.accountant.post('/payment-reminders/run'), 200);
        const reason = isSent ? 'waiting_period' : 'awaiting_sending';
        expect(skipped).toMatchObject([{ owner_id: ownerId, reason }]);
      },
    },
  };
};

const asks: Readonly<Record<string, Ask>> = {
  async 'a reminder of the daily run'(work, address, app) {
    const ownerId = await work.aDebtor({ email: address });
    await runDaily(app, work);
    await runDaily(app, work);
    return (await aReminder(work, ownerId)).asked;
  },

  async 'a reminder mailed by hand'(work, address) {
    const ownerId = await work.aDebtor({ email: address });
    const id = await work.aReminder(ownerId);
    const { syndic } = work.tenant;
    must(await syndic.put(`/payment-reminders/${id}/send`), 200);
    const twice = await syndic.put(`/payment-reminders/${id}/send`);
    expect(twice).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
    return (await aReminder(work, ownerId)).asked;
  },

  async 'a call'(work, address) {
    const { tenant } = work;
    const { callId, ownerId } = await work.aSentCall('2026-04-30', { email: address });
    const deliveries = async (): Promise<Json> =>
      must(await tenant.auditor.get(`/calls-for-funds/${callId}/deliveries`), 200);
    const owner = { owner_id: ownerId, owner_name: 'Dirk Maes' };
    const posted = { ...owner, channel: 'Post', status: 'ToPost', sent_at: null, error: null };
    return {
      outcome: async () => {
        const [{ status, sent_at, error, ...mail }] = await deliveries();
        expect(mail).toMatchObject({ ...owner, channel: 'Email' });
        return { status, sent_at, error };
      },
      check: async (isSent) =>
        expect((await deliveries()).slice(1)).toMatchObject(isSent ? [] : [posted]),
    };
  },

  async 'an invitation'({ tenant }, address) {
    const input = { email: address, name: 'Els', roles: [{ role_type: 'Auditor' }] };
    const { id, invitation } = must(await tenant.syndic.post('/users', input), 201);
    expect(invitation).toEqual({ status: 'Pending', sent_at: null, error: null });
    return {
      outcome: async () => must(await tenant.syndic.get(`/users/${id}`), 200).invitation,
    };
  },

  async 'a notification'({ tenant }, address) {
    await renamed(tenant.auditor.userId, address);
    const { id } = await notificationWork(tenant).send(tenant.auditor.userId);
    return {
      outcome: async () => {
        const { deliveries } = must(await tenant.auditor.get(`/notifications/${id}`), 200);
        const { status, sent_at, error } = deliveries.find(
          ({ channel }: Json) => channel === 'Email',
        );
        return { status, sent_at, error };
      },
    };
  },
};

async function renamed(userId: string, email: string): Promise<void> {
  await test.database.write(NIL_UUID, (db) =>
    db.execute(sql`update auth.users set email = ${email} where id = ${userId}`),
  );
}

async function runJobs(app: TestApp, { organizationId }: Tenant, task: string): Promise<void> {
  const hand = makeJobHelpers(app);
  for (const job of await hand.take({ organizationId, task })) await hand.run(job);
}

/** Returns the one job that delivers the mail, once its letter is drawn. */
async function theDelivery(app: TestApp, tenant: Tenant): Promise<TakenJob> {
  const { organizationId } = tenant;
  await runJobs(app, tenant, 'draw-letters');
  const jobs = (await makeJobHelpers(app).take({ organizationId })).filter(({ task }) =>
    ['deliver-mail', 'deliver-email'].includes(task),
  );
  expect(jobs).toHaveLength(1);
  return jobs[0] ?? { task: 'none', payload: {} };
}

/** Returns how often a service counted each result of e-mails. */
async function countedBy(app: TestApp, { superAdmin }: Tenant): Promise<Record<string, number>> {
  const own = app === test ? superAdmin : await aSuperAdmin(app);
  const { raw } = await own.get('/metrics');
  const lines = raw
    .toString()
    .matchAll(/^millieme_deliveries_total\{channel="Email",result="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, result, count]) => [result ?? '', Number(count)]));
}

const aSuperAdmin = (app: TestApp) => aCaller(app, { role: 'SuperAdmin', organizationId: null });

describe.each(Object.entries(asks))('%s', (_what, ask) => {
  it.each(answers)('answered by $by: $became', async ({ prefix, app, became, error }) => {
    const tenant = await aTenant(test);
    const work = await reminderWork(tenant);
    const asked = await ask(work, `${prefix}${uuidv7Source.next()}@example.org`, app);
    expect(await asked.outcome()).toEqual({ status: 'Pending', sent_at: null, error: null });
    const job = await theDelivery(app, tenant);
    const before = await countedBy(app, tenant);

    const hand = makeJobHelpers(app);
    const told = error === null ? null : expect.stringMatching(error);
    const attempts = became === 'Failed in the end' ? MAX_ATTEMPTS : 1;
    for (let attempt = 1; attempt < attempts; attempt += 1) {
      await expect(hand.run(job)).rejects.toThrow(error ?? '');
      expect(await asked.outcome()).toEqual({ status: 'Pending', sent_at: null, error: told });
    }
    await hand.run(job);
    const isSent = became === 'Sent';
    const status = isSent ? 'Sent' : 'Failed';
    const sent_at = isSent ? '2026-03-16T23:30:00.000Z' : null;
    expect(await asked.outcome()).toEqual({ status, sent_at, error: told });
    await asked.check?.(isSent);

    const counted = {
      [isSent ? 'sent' : 'failed']: 1,
      ...(attempts === 1 ? {} : { retried: attempts - 1 }),
    };
    const after = await countedBy(app, tenant);
    expect(
      Object.fromEntries(
        Object.entries(after)
          .map(([result, count]) => [result, count - (before[result] ?? 0)])
          .filter(([, count]) => count !== 0),
      ),
    ).toEqual(counted);

    // It is final: running the job again sends nothing more.
    await hand.run(job);
    expect(await countedBy(app, tenant)).toEqual(after);
  });
});

describe('a reminder whose mail was refused', () => {
  it('is mailed again when a person asks for it, and Sent once that is taken', async () => {
    const tenant = await aTenant(test);
    const work = await reminderWork(tenant);
    const ownerId = await work.aDebtor({ email: '550-first@example.org' });
    await runDaily(test, work);
    await makeJobHelpers(test).run(await theDelivery(test, tenant));
    const { reminder } = await aReminder(work, ownerId);
    const { id, ...refused } = await reminder();
    expect(refused).toMatchObject({ status: 'Open', mail: { status: 'Failed' } });
    must(await tenant.syndic.put(`/owners/${ownerId}`, { email: 'second@example.org' }), 200);
    const again = must(await tenant.syndic.put(`/payment-reminders/${id}/send`), 200);
    expect(again.mail).toEqual({ status: 'Pending', sent_at: null, error: null });
    await makeJobHelpers(test).run(await theDelivery(test, tenant));
    expect(await reminder()).toMatchObject({ status: 'Sent', sent_date: DAY });
  });
});

describe('a reminder that went on while its mail waited', () => {
  const waiting = async () => {
    const tenant = await aTenant(test);
    const work = await reminderWork(tenant);
    const ownerId = await work.aDebtor({ email: 'late@example.org' });
    await runDaily(test, work);
    const { reminder } = await aReminder(work, ownerId);
    const { id } = await reminder();
    const job = await theDelivery(test, tenant);
    const operate = async (operation: string, body?: object) =>
      must(await tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body), 200);
    return { tenant, work, ownerId, reminder, job, operate };
  };

  it('to its next level is not sent by the mail of the one before', async () => {
    const { tenant, reminder, job, operate } = await waiting();
    const { id } = await operate('escalate');
    await makeJobHelpers(test).run(job);
    const raised = await reminder();
    expect(raised).toMatchObject({
      reminder_level: 'Formal',
      status: 'Open',
      sent_date: null,
      mail: null,
    });
    // The free reminder was sent nevertheless: its term runs.
    expect(raised.events.at(-1)).toMatchObject({
      event: 'Sent',
      reminder_level: 'Gentle',
      penalty: 0,
      detail: 'Email',
    });
    expect(await freeUntil(tenant, id)).toEqual([END_OF_TERM]);
  });

  it('was posted on the day on which a person said so', async () => {
    const { reminder, job, operate } = await waiting();
    await operate('mark-sent', { tracking_number: 'BE1' });
    clock.advance(86_400_000);
    await makeJobHelpers(test).run(job);
    const sent = await reminder();
    expect(sent).toMatchObject({ status: 'Sent', sent_date: DAY, tracking_number: 'BE1' });
    expect(sent.events.map(({ event }: Json) => event)).toEqual(['Created', 'Sent']);
  });

  const withdrawn = { status: 'Failed', sent_at: null, error: 'withdrawn' };

  it('and was paid is mailed no more, and comes back as one that was not sent', async () => {
    const { tenant, work, ownerId, reminder, job } = await waiting();
    const payment = await work.pays(ownerId, 100);
    const before = mailServer.recipients().length;
    await makeJobHelpers(test).run(job);
    expect(mailServer.recipients()).toHaveLength(before);
    expect(await reminder()).toMatchObject({ status: 'Settled', sent_date: null, mail: withdrawn });
    must(await tenant.accountant.put(`/payments/${payment}/reverse`, { reason: 'Bounced' }), 200);
    expect(await reminder()).toMatchObject({ status: 'Open', sent_date: null, mail: withdrawn });
    must(await tenant.syndic.put(`/payment-reminders/${(await reminder()).id}/send`), 200);
    await makeJobHelpers(test).run(await theDelivery(test, tenant));
    expect(await reminder()).toMatchObject({ status: 'Sent', sent_date: DAY });
  });

  it('and was cancelled is mailed no more', async () => {
    const { reminder, job, operate } = await waiting();
    expect(await operate('cancel', { reason: 'Disputed' })).toMatchObject({ mail: withdrawn });
    const before = mailServer.recipients().length;
    await makeJobHelpers(test).run(job);
    expect(mailServer.recipients()).toHaveLength(before);
    expect(await reminder()).toMatchObject({ status: 'Cancelled', mail: withdrawn });
  });
});

describe('without a mail server', () => {
  it.each(['a reminder mailed by hand', 'an invitation'])(
    '%s is kept in the outbox, which passes for nothing sent',
    async (what) => {
      const tenant = await aTenant(test);
      const asked = await asks[what]?.(await reminderWork(tenant), 'kept@example.org', bare);
      await makeJobHelpers(bare).run(await theDelivery(bare, tenant));
      const kept = { status: 'Failed', sent_at: null, error: 'not_configured' };
      expect(await asked?.outcome()).toEqual(kept);
      await asked?.check?.(false);
    },
  );
});

describe('what waits', () => {
  it('is told by the metrics', async () => {
    const { superAdmin, syndic } = await aTenant(test);
    await makeJobHelpers(test).take();
    const input = { email: 'waits@example.org', name: 'Els', roles: [{ role_type: 'Auditor' }] };
    must(await syndic.post('/users', input), 201);
    const { raw } = await superAdmin.get('/metrics');
    expect(raw.toString()).toContain('millieme_jobs_queued{task="deliver-mail"} 1\n');
  });
});

describe('a worker that is killed after it handed a mail over and before it wrote that down', () => {
  it('leaves it to another, which counts its attempt', { timeout: LIMITS.longTest }, async () => {
    const workers = new Set<ReturnType<typeof startWorkerProcess>>();
    onTestFinished(() => {
      for (const worker of workers) worker.kill('SIGKILL');
    });
    let taken = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.resume().once('end', () => {
          taken += 1;
          if (taken > 1) {
            done();
            return;
          }
          // It never learns that the mail was accepted.
          for (const worker of workers) worker.kill('SIGKILL');
          startWorker();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;

    const ownDatabase = await freshDatabase();
    const own = await startTestApp({
      databaseUrl: ownDatabase,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    function startWorker(): void {
      const worker = startWorkerProcess({
        DATA_DIR: own.dataDirectory,
        DATABASE_URL: ownDatabase,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      });
      worker.stdout.resume();
      worker.stderr.resume();
      workers.add(worker);
      worker.once('exit', () => workers.delete(worker));
    }

    const tenant = await aTenant(own);
    const work = await reminderWork(tenant);
    const ownerId = await work.aDebtor({ email: 'killed@example.org' });
    const id = await work.aReminder(ownerId);
    must(await tenant.syndic.put(`/payment-reminders/${id}/send`), 200);
    startWorker();
    const reminder = async () => must(await tenant.auditor.get(`/payment-reminders/${id}`), 200);
    await vi.waitFor(async () => expect(await reminder()).toMatchObject({ status: 'Sent' }), {
      timeout: LIMITS.program,
      interval: 200,
    });
    expect(taken).toBe(2);
    const { organizationId } = tenant;
    const mails = await own.database.read(organizationId, (db) =>
      db.query(sql`select status, attempts, error, subject, body_text, body_html from app.mails
        where organization_id = ${organizationId}`),
    );
    const [subject, body_text, body_html] = ['', '', ''];
    const words = { subject, body_text, body_html };
    expect(mails).toEqual([{ status: 'Sent', attempts: 2, error: null, ...words }]);
  });
});
