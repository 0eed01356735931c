import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Language } from '#domain/kernel/language.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { createMailTransport } from '#platform/mail/mail-transport.ts';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { createEndpointGuard } from '#platform/push/endpoint-guard.ts';
import { createUnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aBrowser, startPushService } from '#test/helpers/push-service.ts';
import { startSmsProvider } from '#test/helpers/sms-provider.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  TEST_SECRET,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { createEmailSender } from './email-sender.ts';

/** Delivery to real servers on loopback, by the jobs that send the messages. */

const mailServer = await startMailServer();
// The last three digits of a number determine the provider's response.
const provider = await startSmsProvider(
  ({ form }) => ({ status: Number(form['To']?.slice(-3)), body: { code: 21_211 } }),
  afterAll,
);
const push = await startPushService(afterAll);
const test = await startTestApp({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Millième <post@example.be>',
    PUBLIC_URL: 'https://syndic.example',
    TWILIO_ACCOUNT_SID: 'AC0123',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+3225550000',
    TWILIO_BASE_URL: provider.baseUrl,
  },
  endpointGuard: createEndpointGuard({ allowLoopback: true }),
});
const tenant = await aTenant(test);

interface Profile {
  readonly email?: string;
  readonly phone?: string;
  readonly language?: Language;
}

async function aReader(profile: Profile = {}, of: TestApp = test): Promise<Caller> {
  const { organizationId } = of === test ? tenant : await aTenant(of);
  const reader = await aCaller(of, { role: 'Auditor', organizationId });
  const { email = `${reader.userId}@example.org`, phone = null, language = 'en' } = profile;
  await of.database.write(NIL_UUID, (db) =>
    db.execute(sql`update auth.users set email = ${email}, phone = ${phone}, language = ${language}
      where id = ${reader.userId}`),
  );
  return reader;
}

async function notify(reader: Caller, notification: object = {}): Promise<Json> {
  const body = {
    user_id: reader.userId,
    notification_type: 'PaymentDue',
    title: 'Échéance — 25 €',
    message: 'Première ligne.\nDeuxième ligne.',
    link: '/calls-for-funds/1',
    ...notification,
  };
  return must(await tenant.syndic.post('/notifications', body), 201);
}

/** Runs the job of a delivery, like a worker. */
async function run(channel: 'email' | 'sms' | 'push', { id }: Json): Promise<void> {
  const task = test.app.tasks.find(({ name }) => name === `deliver-${channel}`);
  const payload = { organization_id: tenant.organizationId, notification_id: id };
  await task?.run(payload, { signal: new AbortController().signal });
}

async function deliveryOf(reader: Caller, { id }: Json, channel: string): Promise<Json> {
  const notifications = must(await reader.get('/notifications/my'), 200);
  const { deliveries } = notifications.find((one: Json) => one.id === id);
  return deliveries.find((one: Json) => one.channel === channel);
}

describe('e-mail', () => {
  it('arrives in the language of the reader, as text and as HTML', async () => {
    const reader = await aReader({ language: 'nl' });
    const notification = await notify(reader);
    await run('email', notification);
    const mail = await mailServer.lastMail();
    expect(mail.from?.address).toBe('post@example.be');
    expect(mail.to?.map(({ address }) => address)).toEqual([`${reader.userId}@example.org`]);
    expect(mail.subject).toBe('Échéance — 25 €');
    expect(mail.messageId).toBe(`<notification-${notification.id}@example.be>`);
    expect(mail.text).toContain('Beste,');
    expect(mail.html).toContain('<html lang="nl">');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Première ligne.');
      expect(part).toContain('Deuxième ligne.');
      expect(part).toContain('https://syndic.example/calls-for-funds/1');
      expect(part).toContain('Syndic Test');
      expect(part).toContain('Deze e-mails niet meer ontvangen');
    }
    expect(await deliveryOf(reader, notification, 'Email')).toMatchObject({ status: 'Sent' });
  });

  it('is ended by its reader at one click, from the mail program or from the foot of the mail', async () => {
    const reader = await aReader();
    await run('email', await notify(reader));
    const mail = await mailServer.lastMail();
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] =
      /^<https:\/\/syndic\.example(\/unsubscribe\/[\w.-]+)>$/.exec(
        header('list-unsubscribe') ?? '',
      ) ?? [];
    expect(mail.text).toContain(`https://syndic.example${url}\n`);
    const clicked = await test.app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    expect(await deliveryOf(reader, await notify(reader), 'Email')).toMatchObject({
      status: 'Skipped',
      reason: 'channel_disabled',
    });
  });

  it('tells in one of several notifications, each type of which it can end', async () => {
    const reader = await aReader();
    const messages = [
      await notify(reader),
      await notify(reader, { notification_type: 'PaymentReceived', title: 'Paid' }),
    ];
    const transport = createMailTransport({
      smtpUrl: mailServer.url,
      from: 'post@example.be',
      outboxDirectory: test.dataDirectory,
    });
    onTestFinished(() => transport.close());
    const sender = createEmailSender({
      database: test.database,
      transport,
      isConfigured: true,
      publicUrl: 'https://syndic.example',
      unsubscribeTokens: createUnsubscribeTokens([Buffer.from(TEST_SECRET, 'utf8')]),
    });
    await sender.send({
      organization_id: tenant.organizationId,
      account_id: reader.userId,
      to: `${reader.userId}@example.org`,
      language: 'en',
      items: messages.map(({ id: notification_id, ...item }) => ({ ...item, notification_id })),
    });
    const mail = await mailServer.lastMail();
    expect(mail.subject).toBe('2 notifications: Échéance — 25 €');
    const [, token = ''] = /\/unsubscribe\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
    const page = await test.app.server.inject(`/unsubscribe/${token}`);
    expect(page.body).toContain('Payments falling due');
    expect(page.body).toContain('Payments received');
  });

  it('that the server refuses for good has failed, and is tried again otherwise', async () => {
    const refused = await aReader({ email: '550-nobody@example.org' });
    const first = await notify(refused);
    await run('email', first);
    expect(await deliveryOf(refused, first, 'Email')).toMatchObject({
      status: 'Failed',
      attempts: 1,
      error: expect.stringContaining('Refused'),
    });
    const busy = await aReader({ email: '450-busy@example.org' });
    const second = await notify(busy);
    await expect(run('email', second)).rejects.toThrow(/Refused/);
    expect(await deliveryOf(busy, second, 'Email')).toMatchObject({ status: 'Pending' });
  });
});

describe('text messages', () => {
  const URGENT = { notification_type: 'PaymentOverdue' };

  it('arrive', async () => {
    const reader = await aReader({ phone: '+32470000201' });
    const notification = await notify(reader, URGENT);
    await run('sms', notification);
    expect(provider.received.at(-1)?.form).toEqual({
      To: '+32470000201',
      From: '+3225550000',
      Body: 'Échéance — 25 €: Première ligne. Deuxième ligne.\nhttps://syndic.example/calls-for-funds/1',
    });
    expect(await deliveryOf(reader, notification, 'SMS')).toMatchObject({ status: 'Sent' });
  });

  it('that the provider refuses for good have failed, and are tried again otherwise', async () => {
    const wrong = await aReader({ phone: '+32470000400' });
    const first = await notify(wrong, URGENT);
    await run('sms', first);
    const error = 'The SMS provider answered 400, code 21211';
    expect(await deliveryOf(wrong, first, 'SMS')).toMatchObject({ status: 'Failed', error });
    for (const phone of ['+32470000429', '+32470000500']) {
      const busy = await aReader({ phone });
      const second = await notify(busy, URGENT);
      await expect(run('sms', second)).rejects.not.toBeInstanceOf(PermanentFailure);
      expect(await deliveryOf(busy, second, 'SMS')).toMatchObject({ status: 'Pending' });
    }
  });

  it('are kept as files without settings, and do not pass as sent', async () => {
    const bare = await startTestApp();
    const own = await aTenant(bare);
    await bare.database.write(NIL_UUID, (db) =>
      db.execute(
        sql`update auth.users set phone = '+32470000201' where id = ${own.auditor.userId}`,
      ),
    );
    const body = {
      user_id: own.auditor.userId,
      notification_type: 'SystemAlert',
      title: 'Alert',
      message: 'Water',
    };
    const { id, deliveries } = must(await own.syndic.post('/notifications', body), 201);
    for (const channel of ['Email', 'SMS'])
      expect(deliveries.find((one: Json) => one.channel === channel)).toMatchObject({
        status: 'Skipped',
        reason: 'not_configured',
      });
    const payload = { organization_id: own.organizationId, notification_id: id };
    for (const name of ['deliver-email', 'deliver-sms']) {
      const task = bare.app.tasks.find((one) => one.name === name);
      await task?.run(payload, { signal: new AbortController().signal });
    }
    const outbox = join(bare.dataDirectory, 'outbox');
    const names = (await readdir(outbox)).map((name) => name.replace(/^[^.]+/, '')).sort();
    expect(names).toEqual(['.eml', '.sms.txt']);
    const text = (await readdir(outbox)).find((name) => name.endsWith('.sms.txt')) ?? '';
    expect(await readFile(join(outbox, text), 'utf8')).toBe('To: +32470000201\n\nAlert: Water\n');
  });
});

describe('push messages', () => {
  async function aSubscriber(...paths: readonly string[]) {
    const reader = await aReader({ language: 'de' });
    const browsers = paths.map((path) => aBrowser(`${push.origin}${path}/${reader.userId}`));
    for (const { endpoint, keys } of browsers) {
      const body = { endpoint, expirationTime: null, keys };
      must(await reader.post('/notifications/push-subscriptions', body), 201);
    }
    const preference = `/notification-preferences/${reader.userId}/PaymentDue`;
    must(await reader.put(preference, { push_enabled: true }), 200);
    return { reader, browsers };
  }

  const messagesTo = (endpoint: string | undefined) =>
    push.received.filter(({ path }) => `${push.origin}${path}` === endpoint);

  const subscriptionsOf = async ({ userId }: Caller): Promise<string[]> => {
    const rows = await test.database.read(NIL_UUID, (db) =>
      db.query<{ endpoint: string }>(
        sql`select endpoint from auth.push_subscriptions where user_id = ${userId}`,
      ),
    );
    return rows.map(({ endpoint }) => endpoint);
  };

  it('reach every browser of a person, which alone can read them', async () => {
    const { reader, browsers } = await aSubscriber('/201/a', '/201/b');
    const notification = await notify(reader, { priority: 'Urgent' });
    await run('push', notification);
    for (const browser of nonEmpty(browsers)) {
      const [message] = messagesTo(browser.endpoint);
      expect(message?.headers['urgency']).toBe('high');
      expect(JSON.parse(browser.decrypt(message?.body ?? Buffer.alloc(0)))).toMatchObject({
        id: notification.id,
        title: 'Échéance — 25 €',
        link: 'https://syndic.example/calls-for-funds/1',
        language: 'de',
      });
    }
    expect(await deliveryOf(reader, notification, 'Push')).toMatchObject({ status: 'Sent' });
  });

  it('forget a subscription that is no more', async () => {
    const { reader, browsers } = await aSubscriber('/410/a', '/201/b', '/404/c', '/500/d');
    const notification = await notify(reader);
    await run('push', notification);
    expect(await deliveryOf(reader, notification, 'Push')).toMatchObject({ status: 'Sent' });
    expect((await subscriptionsOf(reader)).sort()).toEqual(
      [browsers[1], browsers[3]].map((browser) => String(browser?.endpoint)).sort(),
    );
  });

  it('are tried again when no browser got them, unless all refused for good', async () => {
    const busy = await aSubscriber('/500/a', '/400/b');
    const first = await notify(busy.reader);
    await expect(run('push', first)).rejects.toThrow('The push service answered 500');
    expect(await deliveryOf(busy.reader, first, 'Push')).toMatchObject({ status: 'Pending' });
    const refused = await aSubscriber('/400/a');
    const second = await notify(refused.reader);
    await run('push', second);
    expect(await deliveryOf(refused.reader, second, 'Push')).toMatchObject({
      status: 'Failed',
      error: 'The push service answered 400',
    });
  });
});
