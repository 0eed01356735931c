import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { aBrowser } from '#test/helpers/push-service.ts';
import { aTenant, call, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

/** Sessions end with all they have set up; an account is empty for the first person to prove its address. */

const test = await startTestApp();
const { aPerson, login, bearer, mailsTo, mailedToken } = accountHelpers(test);

const PASSWORD = 'eleven grey herons waiting';
const CHOSEN = 'seize marronniers sous la neige';

/** Calls as a signed-in person. */
function actor(tokens: Json) {
  const own = bearer(tokens);
  return {
    get: (path: string) => call(test.app, 'GET', path, own),
    put: (path: string, body: object) => call(test.app, 'PUT', path, { ...own, body }),
    post: (path: string, body: object = {}) => call(test.app, 'POST', path, { ...own, body }),
  };
}

async function subscribe(who: ReturnType<typeof actor>): Promise<string> {
  const endpoint = `https://8.8.8.8/${randomUUID()}`;
  const { keys } = aBrowser(endpoint);
  must(await who.post('/notifications/push-subscriptions', { endpoint, keys }), 201);
  return endpoint;
}

async function remaining(endpoints: readonly string[]): Promise<string[]> {
  const rows = await test.database.read(NIL_UUID, (db) =>
    db.query<{ endpoint: string }>(sql`select endpoint from auth.push_subscriptions
      where endpoint = any(${endpoints}::text[])`),
  );
  return rows.map(({ endpoint }) => endpoint);
}

async function resetPassword(email: string, nth = 1): Promise<void> {
  must(await call(test.app, 'POST', '/auth/forgot-password', { body: { email } }), 202);
  const token = await mailedToken(email, 'reset-password', nth);
  const body = { token, new_password: CHOSEN };
  must(await call(test.app, 'POST', '/auth/reset-password', { body }), 204);
}

describe('an account whose address nobody has proved', () => {
  it('is empty for the person who proves it, but keeps its roles', async () => {
    const { superAdmin } = await aTenant(test);
    const email = `p-${randomUUID()}@example.org`;
    const roles = [{ role_type: 'Accountant' }];
    const user = { email, name: 'Camille', password: PASSWORD, roles };
    must(await superAdmin.post('/users', user), 201);
    const maker = actor(must(await login(email, PASSWORD), 200));
    const theirs = { phone: '+32470123456', name: 'Maker', settings: { theme: 'dark' } };
    must(await maker.put('/auth/me', theirs), 200);
    const endpoint = await subscribe(maker);
    const { user_id, types } = {
      user_id: must(await maker.get('/auth/me'), 200).id,
      types: 'PaymentDue',
    };
    must(await maker.put(`/notification-preferences/${user_id}/${types}`, { enabled: false }), 200);
    must(await maker.put('/auth/me/email', { email: 'evil@example.org', password: PASSWORD }), 202);
    const { secret } = must(await maker.post('/auth/2fa/setup', { password: PASSWORD }), 200);
    expect(secret).toEqual(expect.any(String));

    await resetPassword(email);
    const person = actor(must(await login(email, CHOSEN), 200));
    expect(must(await person.get('/auth/me'), 200)).toMatchObject({
      phone: null,
      name: 'Camille',
      settings: {},
      totp_enabled: false,
      roles: [{ role_type: 'Accountant' }],
    });
    expect(await remaining([endpoint])).toEqual([]);
    const [preference] = must(await person.get(`/notification-preferences/${user_id}`), 200).filter(
      ({ notification_type }: Json) => notification_type === types,
    );
    expect(preference.enabled).toBe(true);
    const confirmation = await mailedToken('evil@example.org', 'confirm-email');
    expect((await person.post('/auth/me/email/confirm', { token: confirmation })).status).toBe(422);

    // Proved once, it keeps what its person sets up.
    must(await person.put('/auth/me', { phone: '+32470999999' }), 200);
    await resetPassword(email, (await mailsTo(email)).length + 1);
    const again = actor(must(await login(email, CHOSEN), 200));
    expect(must(await again.get('/auth/me'), 200).phone).toBe('+32470999999');
  });
});

describe('a push subscription', () => {
  it('ends with the session that made it', async () => {
    const { signIn } = await aPerson();
    const [first, second, third] = [
      actor(must(await login(...signIn), 200)),
      actor(must(await login(...signIn), 200)),
      actor(must(await login(...signIn), 200)),
    ];
    const endpoints = [await subscribe(first), await subscribe(second), await subscribe(third)];
    must(await first.post('/auth/logout'), 204);
    expect((await remaining(endpoints)).sort()).toEqual(endpoints.slice(1).sort());
    const change = { current_password: signIn[1], new_password: CHOSEN };
    must(await second.put('/auth/password', change), 204);
    expect(await remaining(endpoints)).toEqual([endpoints[1]]);
    await resetPassword(signIn[0], (await mailsTo(signIn[0])).length + 1);
    expect(await remaining(endpoints)).toEqual([]);
  });
});

describe('the holder of an account', () => {
  it('hears of a new password, second factor and device', async () => {
    const { signIn, email, password } = await aPerson();
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    const me = actor(must(await login(...signIn), 200));
    must(await login(...signIn), 200);
    expect(await subjects()).toEqual([]);
    const headers = { 'user-agent': 'Another browser' };
    must(await call(test.app, 'POST', '/auth/login', { headers, body: { email, password } }), 200);
    must(await me.put('/auth/password', { current_password: password, new_password: CHOSEN }), 204);
    expect(await subjects()).toEqual([
      'Nieuwe aanmelding bij Millième',
      'Uw wachtwoord voor Millième is gewijzigd',
    ]);
    expect((await mailsTo(email))[0]?.text).toContain('Another browser');
  });
});
