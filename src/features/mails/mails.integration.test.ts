import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { enqueueMails } from '#features/mails/index.ts';
import { instantOf } from '#platform/clock.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { anOrganization, startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const mailServer = await startMailServer();
let test: TestApp;

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
});

const aMail = (recipient = `${randomUUID()}@example.org`) => ({
  id: uuidv7Source.next(),
  purpose: 'PasswordReset' as const,
  object_id: uuidv7Source.next(),
  recipient,
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
});

type Mail = ReturnType<typeof aMail>;

const enqueue = (organizationId: string, mails: readonly Mail[]) =>
  test.database.write(organizationId, (db) =>
    enqueueMails(db, mails, instantOf(test.clock.nowMs())),
  );

const statusesIn = async (organizationId: string) => {
  const rows = await test.database.read(organizationId, (db) =>
    db.query<{ status: string }>(sql`select distinct status from app.mails
      where organization_id = ${organizationId}`),
  );
  return rows.map(({ status }) => status);
};

describe('mails', () => {
  it('are sent once, of a tenant as of the platform, by however many workers', async () => {
    const organizations = [NIL_UUID, await anOrganization(test), await anOrganization(test)];
    const wanted = organizations.map(() => Array.from({ length: 10 }, () => aMail()));
    const before = mailServer.recipients().length;
    await Promise.all(organizations.map((id, index) => enqueue(id, wanted[index] ?? [])));
    const tasks = test.app.tasks.filter(({ name }) => name === 'deliver-mail');
    const options = { url: test.databaseUrl, tasks, log: pino({ level: 'silent' }) };
    const workers = await Promise.all([startJobWorker(options), startJobWorker(options)]);
    await vi.waitFor(async () => {
      for (const id of organizations) expect(await statusesIn(id)).toEqual(['Sent']);
    }, LIMITS.poll);
    await Promise.all(workers.map((worker) => worker.stop()));
    const addresses = wanted.flat().map(({ recipient }) => recipient);
    expect(mailServer.recipients().slice(before).sort()).toEqual(addresses.sort());
  });

  it('of a transaction that fails are not sent', async () => {
    const hand = makeJobHelpers(test);
    const failing = test.database.write(NIL_UUID, async (db) => {
      await enqueueMails(db, [aMail()], instantOf(test.clock.nowMs()));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await hand.take()).toEqual([]);
  });

  it('to what is no address have failed, and no server hears of them', async () => {
    const hand = makeJobHelpers(test);
    const organizationId = await anOrganization(test);
    const before = mailServer.recipients().length;
    await enqueue(organizationId, [aMail('no address')]);
    for (const job of await hand.take({ organizationId })) await hand.run(job);
    expect(await statusesIn(organizationId)).toEqual(['Failed']);
    expect(mailServer.recipients()).toHaveLength(before);
  });

  it('that have no job get another, and those that have one keep it', async () => {
    const hand = makeJobHelpers(test);
    const organizationId = await anOrganization(test);
    const [lost, kept] = [aMail(), aMail()];
    await enqueue(organizationId, [lost]);
    await hand.take({ organizationId });
    await enqueue(organizationId, [kept]);
    const requeue = () => hand.run({ task: 'requeue-mails', payload: {} });
    await requeue();
    test.clock.advance(60_001);
    await requeue();
    const jobs = await hand.take({ organizationId, task: 'deliver-mail' });
    expect(jobs.map(({ payload }) => payload['mail_id'])).toEqual([kept.id, lost.id]);
  });

  it('that were interrupted ten times have failed, without being handed over once more', async () => {
    const hand = makeJobHelpers(test);
    const organizationId = await anOrganization(test);
    await enqueue(organizationId, [aMail()]);
    await test.database.write(organizationId, (db) =>
      db.execute(sql`update app.mails set attempts = 10
        where organization_id = ${organizationId}`),
    );
    const before = mailServer.recipients().length;
    for (const job of await hand.take({ organizationId })) await hand.run(job);
    expect(await statusesIn(organizationId)).toEqual(['Failed']);
    expect(mailServer.recipients()).toHaveLength(before);
  });
});
