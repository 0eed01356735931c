import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { aRelay } from '#test/helpers/relay.ts';
import { aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const MINUTE = 60_000;

let tenant: Tenant;
let relay: ReturnType<typeof aRelay>;

beforeEach(async () => {
  tenant = await aTenant(test);
  relay = aRelay(test, tenant.organizationId);
});

const draft = (more: object = {}) => ({
  user_id: tenant.auditor.userId,
  notification_type: 'SystemAlert' as const,
  title: 'The lift',
  message: 'It is out of order.',
  link: null,
  priority: 'Urgent' as const,
  event_id: null,
  object_id: null,
  ...more,
});

async function aNotification(more: object = {}): Promise<string> {
  const [row] = await relay.create([draft(more)]);
  return row?.id ?? '';
}

const payloadOf = (id: string) => ({
  organization_id: tenant.organizationId,
  notification_id: id,
});

const givePhone = (phone: string | null) =>
  test.database.write(tenant.organizationId, (db) =>
    db.execute(sql`update auth.users set phone = ${phone} where id = ${tenant.auditor.userId}`),
  );

async function subscribe(): Promise<string> {
  const id = uuidv7Source.next();
  await test.database.write(tenant.organizationId, async (db) => {
    await db.execute(sql`insert into auth.push_subscriptions
      (id, user_id, endpoint, p256dh, auth, created_at)
      values (${id}, ${tenant.auditor.userId}, ${`https://push.example.org/${id}`}, 'key', 'secret', now())`);
    await db.execute(sql`insert into auth.notification_preferences
      (user_id, notification_type, enabled, email_enabled, sms_enabled, push_enabled, updated_at)
      values (${tenant.auditor.userId}, 'SystemAlert', true, true, true, true, now())
      on conflict do nothing`);
  });
  return id;
}

describe('a delivery', () => {
  it('is sent on each channel, once', async () => {
    await givePhone('0470 12 34 56');
    const target = await subscribe();
    const id = await aNotification({ sms: 'Lift out of order' });
    const tasks = (await relay.jobs()).map(({ task }) => task);
    expect(tasks).toEqual(['deliver-email', 'deliver-sms', 'deliver-push']);
    for (const task of tasks) {
      await relay.drain(task);
      await relay.run(task, payloadOf(id));
    }
    const { Email, SMS, Push } = relay.senders;
    const item = expect.objectContaining({ notification_id: id, title: 'The lift' });
    const user_id = tenant.auditor.userId;
    expect(Email.sent).toEqual([
      {
        organization_id: tenant.organizationId,
        account_id: user_id,
        to: `${user_id}@example.org`,
        language: 'en',
        items: [item],
      },
    ]);
    const short_message = 'Lift out of order';
    expect(SMS.sent).toEqual([
      {
        organization_id: tenant.organizationId,
        user_id,
        to: '+32470123456',
        language: 'en',
        item,
        short_message,
      },
    ]);
    expect(Push.sent).toMatchObject([{ user_id, targets: [{ id: target }], item }]);
    const sent = { status: 'Sent', reason: null, error: null };
    expect(await relay.deliveries(id)).toMatchObject([
      { ...sent, attempts: 1, sent_at: '2026-03-16T09:00:00.000Z' },
      { ...sent, attempts: 1 },
      { ...sent, attempts: 1 },
      { ...sent, attempts: 0 },
    ]);
  });

  it('is tried again so often as is sensible, then has failed, and is sent when replayed', async () => {
    const id = await aNotification();
    const { Email } = relay.senders;
    Email.answer = () => Promise.reject(new Error('421 Try\0 later'));
    await relay.dropJobs();
    for (let attempts = 1; attempts < 10; attempts += 1) {
      await expect(relay.run('deliver-email', payloadOf(id))).rejects.toThrow('421');
      expect((await relay.deliveries(id))[0]).toMatchObject({
        status: 'Pending',
        attempts,
        error: '421 Try later',
      });
    }
    await relay.run('deliver-email', payloadOf(id));
    const failed = { status: 'Failed', attempts: 10, error: '421 Try later', sent_at: null };
    expect((await relay.deliveries(id))[0]).toMatchObject(failed);
    Email.answer = () => Promise.resolve({});
    await relay.run('deliver-email', payloadOf(id));
    expect(Email.sent).toEqual([]);

    must(await tenant.syndic.put(`/notification-deliveries/${id}/replay`), 200);
    await relay.drain('deliver-email');
    expect(Email.sent).toHaveLength(1);
    const sent = { status: 'Sent', attempts: 1, error: null };
    expect((await relay.deliveries(id))[0]).toMatchObject(sent);
  });

  it('has failed at once when trying again would not help, or when each attempt was interrupted', async () => {
    const [refused, poisonous] = [await aNotification(), await aNotification()];
    relay.senders.Email.answer = () => Promise.reject(new PermanentFailure('no such mailbox'));
    await relay.run('deliver-email', payloadOf(refused));
    expect((await relay.deliveries(refused))[0]).toMatchObject({
      status: 'Failed',
      attempts: 1,
      error: 'no such mailbox',
    });
    await test.database.write(tenant.organizationId, (db) =>
      db.execute(sql`update app.notification_deliveries set attempts = 10
        where organization_id = ${tenant.organizationId} and notification_id = ${poisonous}`),
    );
    await relay.run('deliver-email', payloadOf(poisonous));
    expect((await relay.deliveries(poisonous))[0]).toMatchObject({
      status: 'Failed',
      error: 'the last attempt was interrupted',
    });
  });

  it('has no address any more when the person left, or no browser does take it', async () => {
    const target = await subscribe();
    const [byMail, byPush] = [await aNotification(), await aNotification()];
    relay.senders.Push.answer = () => Promise.resolve({ gone: [target] });
    await relay.run('deliver-push', payloadOf(byPush));
    const skipped = { status: 'Skipped', reason: 'no_address' };
    expect((await relay.deliveries(byPush))[2]).toMatchObject(skipped);
    await relay.run('deliver-push', payloadOf(byMail));
    expect(relay.senders.Push.sent).toHaveLength(1);
    await test.database.write(tenant.organizationId, (db) =>
      db.execute(sql`update auth.users set is_active = false where id = ${tenant.auditor.userId}`),
    );
    await relay.run('deliver-email', payloadOf(byMail));
    expect((await relay.deliveries(byMail))[0]).toMatchObject(skipped);
    expect(relay.senders.Email.sent).toEqual([]);
  });

  it('is kept and not sent where settings are missing, before or after it was recorded', async () => {
    const { Email } = relay.senders;
    const later = await aNotification();
    Email.isConfigured = false;
    const id = await aNotification();
    const skipped = { status: 'Skipped', reason: 'not_configured', attempts: 0, sent_at: null };
    expect((await relay.deliveries(id))[0]).toMatchObject(skipped);
    await relay.drain('deliver-email');
    expect(Email.sent.map(({ items }) => items[0]?.notification_id)).toEqual([later, id]);
    expect((await relay.deliveries(id))[0]).toMatchObject(skipped);
    expect((await relay.deliveries(later))[0]).toMatchObject(skipped);
  });
});

describe('e-mails on one object', () => {
  const object = { object_id: 'expense-1' };

  it('go at once, and those of the next ten minutes in one', async () => {
    const first = await aNotification(object);
    test.clock.advance(MINUTE);
    const collected = [await aNotification(object), await aNotification(object)];
    const other = await aNotification({ object_id: 'expense-2' });
    const jobs = await relay.jobs();
    expect(jobs.map(({ task }) => task)).toEqual([
      'deliver-email',
      'deliver-digest',
      'deliver-email',
    ]);
    expect(jobs[1]?.run_at.getTime()).toBe(test.clock.nowMs() + 9 * MINUTE);
    await relay.drain('deliver-email');
    const { Email } = relay.senders;
    const sent = () => Email.sent.map(({ items }) => items.map((item) => item.notification_id));
    expect(sent()).toEqual([[first], [other]]);

    test.clock.advance(9 * MINUTE);
    Email.answer = () => Promise.reject(new Error('busy'));
    await expect(relay.run('deliver-digest', jobs[1]?.payload)).rejects.toThrow('busy');
    Email.answer = () => Promise.resolve({});
    await relay.drain('deliver-digest');
    expect(sent()).toEqual([[first], [other], collected]);
    for (const id of collected)
      expect((await relay.deliveries(id))[0]).toMatchObject({ status: 'Sent', attempts: 2 });

    const next = await aNotification(object);
    await relay.drain('deliver-email');
    expect(sent().at(-1)).toEqual([next]);
  });

  it('that no job collects are found when their window is over', async () => {
    await aNotification(object);
    const late = await aNotification(object);
    await relay.drain('deliver-email');
    await relay.dropJobs();
    test.clock.advance(2 * MINUTE);
    await relay.run('requeue-notifications');
    expect(await relay.jobs()).toEqual([]);
    test.clock.advance(8 * MINUTE);
    await relay.run('requeue-notifications');
    await relay.drain('deliver-digest');
    expect((await relay.deliveries(late))[0]).toMatchObject({ status: 'Sent' });
    test.clock.advance(61 * MINUTE);
    await relay.run('forget-digest-windows');
    const windows = await test.database.read(tenant.organizationId, (db) =>
      db.query(
        sql`select from app.digest_windows where organization_id = ${tenant.organizationId}`,
      ),
    );
    expect(windows).toEqual([]);
  });
});

describe('many notifications at once', () => {
  it('are recorded in the order given', async () => {
    const users = [tenant.auditor.userId, tenant.syndic.userId, tenant.accountant.userId];
    const drafts = Array.from({ length: 2_500 }, (_, index) =>
      draft({ user_id: users[index % 3], title: `Number ${index}` }),
    );
    const rows = await relay.create(drafts);
    expect(rows.map(({ title }) => title)).toEqual(drafts.map(({ title }) => title));
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    expect(await relay.jobs()).toHaveLength(2_500);
  });
});
