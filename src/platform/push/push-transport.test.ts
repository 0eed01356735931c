import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { aBrowser, startPushService, type TestBrowser } from '#test/helpers/push-service.ts';
import { createEndpointGuard } from './endpoint-guard.ts';
import { createPushTransport } from './push-transport.ts';

const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys();
const SUBJECT = 'mailto:post@example.be';

function aTransport({ allowLoopback = true, timeoutMs = LIMITS.poll } = {}) {
  const guard = createEndpointGuard({ allowLoopback });
  const keys = async () => ({ public_key, private_key });
  const transport = createPushTransport({ keys, subject: SUBJECT, guard, timeoutMs });
  onTestFinished(() => transport.close());
  return transport;
}

const subscriptionOf = ({ endpoint, keys }: TestBrowser) => ({ endpoint, ...keys });

describe('push messages', () => {
  it('arrive encrypted, and only the browser that subscribed can read them', async () => {
    const { origin, received } = await startPushService();
    const browser = aBrowser(`${origin}/201/a`);
    const payload = JSON.stringify({ title: 'Assemblée générale — À bientôt 🏠' });
    expect(await aTransport().send(subscriptionOf(browser), payload, 'high')).toBe('taken');
    const [message] = received;
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '259200',
      urgency: 'high',
    });
    const body = message?.body ?? Buffer.alloc(0);
    expect(browser.decrypt(body)).toBe(payload);
    expect(body.includes('Assembl')).toBe(false);
    expect(() => aBrowser(`${origin}/201/b`).decrypt(body)).toThrow();
  });

  it('are signed for this push service with the key that browsers subscribe with', async () => {
    const { origin, received } = await startPushService();
    await aTransport().send(subscriptionOf(aBrowser(`${origin}/201/a`)), '{}', 'normal');
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(received[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(public_key);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: origin });
    expect(payload.sub).toBe(SUBJECT);
    expect(payload.exp).toBeGreaterThan(0);
  });

  it.each([
    [200, 'taken'],
    [201, 'taken'],
    [202, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
  ])('answered %i are %s', async (status, outcome) => {
    const { origin } = await startPushService();
    const subscription = subscriptionOf(aBrowser(`${origin}/${status}/a`));
    expect(await aTransport().send(subscription, '{}', 'normal')).toBe(outcome);
  });

  it.each([
    [400, true],
    [403, true],
    [413, true],
    [307, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('answered %i fail, for good: %s', async (status, isFinal) => {
    const { origin, received } = await startPushService();
    const subscription = subscriptionOf(aBrowser(`${origin}/${status}/a`));
    const error: unknown = await aTransport()
      .send(subscription, '{}', 'normal')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: `The push service answered ${status}` });
    expect(error instanceof PermanentFailure).toBe(isFinal);
    expect(received).toHaveLength(1);
  });

  it('may be tried again when nobody answers', async () => {
    const { origin } = await startPushService();
    const transport = aTransport({ timeoutMs: 50 });
    for (const endpoint of [`${origin}/hang/a`, 'http://127.0.0.1:1/a']) {
      const sending = transport.send(subscriptionOf(aBrowser(endpoint)), '{}', 'normal');
      await expect(sending).rejects.not.toBeInstanceOf(PermanentFailure);
    }
  });

  it.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://localhost', 'https://[::1]'])(
    'are not sent to %s, whoever subscribed it',
    async (host) => {
      const { origin, received } = await startPushService();
      const endpoint = `${host}:${new URL(origin).port}/201/a`;
      const transport = aTransport({ allowLoopback: false });
      const sending = transport.send(subscriptionOf(aBrowser(endpoint)), '{}', 'normal');
      await expect(sending).rejects.toBeInstanceOf(PermanentFailure);
      expect(received).toEqual([]);
    },
  );
});
