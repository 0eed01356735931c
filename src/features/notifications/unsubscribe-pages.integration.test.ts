import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/kernel/language.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { createUnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  TEST_SECRET,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const tokens = createUnsubscribeTokens([Buffer.from(TEST_SECRET, 'utf8')]);

const linkOf = async (userId: string, ...types: readonly string[]): Promise<string> =>
  `/unsubscribe/${await tokens.issue({ user_id: userId, types })}`;

const speak = ({ userId }: Caller, language: Language) =>
  test.database.write(NIL_UUID, (db) =>
    db.execute(sql`update auth.users set language = ${language} where id = ${userId}`),
  );

const get = (url: string, headers = {}) =>
  test.app.server.inject({ method: 'GET', url, headers: { ...headers } });

/** Posts like a mail program does for its reader (RFC 8058, 3.2). */
const oneClick = (url: string, contentType = 'application/x-www-form-urlencoded') =>
  test.app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload: 'List-Unsubscribe=One-Click',
  });

async function preferenceOf(caller: Caller, type: string): Promise<Json> {
  return must(await caller.get(`/notification-preferences/${caller.userId}/${type}`), 200);
}

describe('the page to unsubscribe', () => {
  it('asks in the language of the reader, and changes nothing by being looked at', async () => {
    await speak(tenant.auditor, 'nl');
    const link = await linkOf(tenant.auditor.userId, 'PaymentDue');
    const page = await get(link, { 'accept-language': 'de' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.body).toContain('<html lang="nl">');
    expect(page.body).toContain('Betalingen die vervallen');
    expect(page.body).toContain('<form method="post">');
    expect(page.body).not.toContain('<script');
    expect(await preferenceOf(tenant.auditor, 'PaymentDue')).toMatchObject({ email_enabled: true });
  });

  it.each([
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/plain'],
  ])('ends the mails of the type at one click sent as %s', async (contentType) => {
    const own = await aTenant(test);
    await speak(own.auditor, 'fr');
    const link = await linkOf(own.auditor.userId, 'PaymentOverdue');
    const page = await oneClick(link, contentType);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('C’est fait');
    expect(await preferenceOf(own.auditor, 'PaymentOverdue')).toMatchObject({
      enabled: true,
      email_enabled: false,
      sms_enabled: true,
      push_enabled: false,
    });
    expect(await preferenceOf(own.auditor, 'PaymentDue')).toMatchObject({ email_enabled: true });
    expect(await preferenceOf(own.syndic, 'PaymentOverdue')).toMatchObject({ email_enabled: true });
  });

  it('does it once, however often it is asked, without a body too', async () => {
    const link = await linkOf(tenant.syndic.userId, 'PaymentDue', 'PaymentReceived');
    const clicks = await Promise.all([oneClick(link), oneClick(link), oneClick(link)]);
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const bare = await test.app.server.inject({ method: 'POST', url: link });
    expect(bare.statusCode).toBe(200);
    for (const type of ['PaymentDue', 'PaymentReceived']) {
      const path = `/notification-preferences/${tenant.syndic.userId}/${type}`;
      const answer = await tenant.syndic.get(path);
      expect(must(answer, 200)).toMatchObject({ email_enabled: false });
      expect(answer.headers['etag']).toBe('"1"');
    }
  });

  it('leaves what somebody chose otherwise', async () => {
    const path = `/notification-preferences/${tenant.accountant.userId}/PaymentDue`;
    must(await tenant.accountant.put(path, { push_enabled: true }), 200);
    await oneClick(await linkOf(tenant.accountant.userId, 'PaymentDue'));
    expect(await preferenceOf(tenant.accountant, 'PaymentDue')).toMatchObject({
      push_enabled: true,
      email_enabled: false,
    });
  });

  it('knows no other link', async () => {
    const token = await tokens.issue({ user_id: tenant.syndic.userId, types: ['PaymentDue'] });
    const links = [
      '/unsubscribe/x',
      `/unsubscribe/${token}x`,
      `/unsubscribe/${tenant.syndic.token}`,
      await linkOf(tenant.syndic.userId),
      await linkOf(tenant.syndic.userId, 'NoSuchType'),
      await linkOf(uuidv7Source.next(), 'PaymentDue'),
      await linkOf('nobody', 'PaymentDue'),
    ];
    for (const link of links) {
      const page = await get(link, { 'accept-language': 'de' });
      expect(page.statusCode, link).toBe(404);
      expect(page.body).toContain('Unbekannter Link');
      expect((await oneClick(link)).statusCode, link).toBe(404);
    }
  });

  it('takes no large body, and is no part of the interface', async () => {
    const link = await linkOf(tenant.syndic.userId, 'PaymentDue');
    const large = await test.app.server.inject({
      method: 'POST',
      url: link,
      payload: 'x'.repeat(5_000),
      headers: { 'content-type': 'text/plain' },
    });
    expect(large.statusCode).toBe(413);
    const description = must(await call(test.app, 'GET', '/openapi.json'), 200);
    expect(Object.keys(description.paths).filter((path) => path.includes('unsub'))).toEqual([]);
  });

  it('is counted by address', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_ADDRESS: '2' } });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await limited.app.server.inject('/unsubscribe/x')).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
  });
});
