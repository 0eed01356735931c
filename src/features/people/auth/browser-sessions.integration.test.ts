import { describe, expect, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Answer,
  type TestApp,
} from '#test/helpers/test-app.ts';

const test = await startTestApp({ env: { PUBLIC_URL: 'https://syndic.example/office' } });
const plain = await startTestApp({
  clock: test.clock,
  env: { PUBLIC_URL: 'http://syndic.example' },
});
const { aPerson, bearer, waitForRefusal, mailedToken } = accountHelpers(test);

const OURS = { 'sec-fetch-site': 'same-origin' };
const DAYS_30 = 30 * 86_400;

/** Parses the cookie of a response, with its attributes, like a browser. */
function cookieOf(answer: Answer) {
  const [pair = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
  return { pair, attributes: attributes.sort() };
}

function send(path: string, headers: Record<string, string>, body?: unknown, on: TestApp = test) {
  return call(on.app, 'POST', path, { headers, ...(body === undefined ? {} : { body }) });
}

async function signedIn(on: TestApp = test) {
  const { email, password } = await aPerson();
  const answer = await send('/auth/login', {}, { email, password, session: 'Cookie' }, on);
  return { answer, tokens: must(answer, 200), cookie: cookieOf(answer).pair };
}

describe('the session of a browser', () => {
  it('keeps its refresh token in a cookie that no script reads, and out of the body', async () => {
    const { answer, tokens, cookie } = await signedIn();
    expect(tokens).not.toHaveProperty('refresh_token');
    expect(cookie).toMatch(/^millieme_refresh=[\w-]{43}$/);
    expect(cookieOf(answer).attributes).toEqual([
      'HttpOnly',
      `Max-Age=${DAYS_30}`,
      'Path=/api/v1/auth',
      'SameSite=Strict',
      'Secure',
    ]);
    must(await call(test.app, 'GET', '/auth/me', bearer(tokens)), 200);
  });

  it('has a cookie for plain http where the service is reached by it', async () => {
    const { answer } = await signedIn(plain);
    expect(cookieOf(answer).attributes).not.toContain('Secure');
  });

  it('begins with an invitation and goes on in another role the same way', async () => {
    const { syndic } = await aTenant(test);
    const email = `guest-${test.clock.nowMs()}@example.org`;
    const roles = [{ role_type: 'Auditor' }, { role_type: 'BoardMember' }];
    must(await syndic.post('/users', { email, name: 'Guest', roles }), 201);
    const accepted = await send(
      '/auth/accept-invitation',
      {},
      {
        token: await mailedToken(email, 'accept-invitation'),
        password: 'seven purple walruses dance',
        session: 'Cookie',
      },
    );
    const tokens = must(accepted, 200);
    expect(tokens).not.toHaveProperty('refresh_token');
    const other = tokens.roles.find(
      ({ role_id: id }: { role_id: string }) => id !== tokens.active_role,
    );
    const { headers } = bearer(tokens);
    const body = { role_id: other.role_id, session: 'Cookie' };
    const switched = await send('/auth/switch-role', headers, body);
    expect(must(switched, 200)).not.toHaveProperty('refresh_token');
    const renewed = await send('/auth/refresh', { ...OURS, cookie: cookieOf(switched).pair });
    expect(must(renewed, 200).active_role).toBe(other.role_id);
  });

  it('is renewed by its cookie without a body, and gets another cookie', async () => {
    const { tokens, cookie } = await signedIn();
    const renewed = await send('/auth/refresh', { ...OURS, cookie: `theme=dark; ${cookie}` });
    expect(must(renewed, 200)).not.toHaveProperty('refresh_token');
    expect(renewed.body.access_token).not.toBe(tokens.access_token);
    const next = cookieOf(renewed).pair;
    expect(next).not.toBe(cookie);
    must(await send('/auth/refresh', { origin: 'https://syndic.example', cookie: next }, {}), 200);
  });

  it('goes on in two tabs that renew at once', async () => {
    const { cookie } = await signedIn();
    const tabs = await Promise.all([1, 2].map(() => send('/auth/refresh', { ...OURS, cookie })));
    for (const tab of tabs) {
      must(tab, 200);
      test.clock.advance(60_000);
      must(await send('/auth/refresh', { ...OURS, cookie: cookieOf(tab).pair }), 200);
    }
  });

  it('ends for a cookie that is used again later', async () => {
    const { cookie } = await signedIn();
    const next = cookieOf(await send('/auth/refresh', { ...OURS, cookie })).pair;
    test.clock.advance(10_001);
    must(await send('/auth/refresh', { ...OURS, cookie }), 401);
    must(await send('/auth/refresh', { ...OURS, cookie: next }), 401);
  });

  it.each([
    ['nothing that says from where', {}],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.syndic.example' }],
    ['the same host without TLS', { origin: 'http://syndic.example' }],
    ['no origin at all', { origin: 'null' }],
  ])('is neither renewed nor ended by a request of %s', async (_, headers) => {
    const { tokens, cookie } = await signedIn();
    const refused = must(await send('/auth/refresh', { ...headers, cookie }), 401);
    expect(refused.code).toBe('invalid_refresh_token');
    expect(must(await send('/auth/logout', { ...headers, cookie }), 401).code).toBe('unauthorized');
    must(await call(test.app, 'GET', '/auth/me', bearer(tokens)), 200);
    must(await send('/auth/refresh', { ...OURS, cookie }), 200);
  });

  it('is not guessed where a neighbour planted a cookie beside it', async () => {
    const [mine, planted] = [await signedIn(), await signedIn()];
    const cookie = `${planted.cookie}; ${mine.cookie}`;
    must(await send('/auth/refresh', { ...OURS, cookie }), 401);
  });

  it('opens nothing else by its cookie', async () => {
    const { cookie } = await signedIn();
    must(await call(test.app, 'GET', '/auth/me', { headers: { ...OURS, cookie } }), 401);
    must(
      await send('/auth/switch-role', { ...OURS, cookie }, { role_id: crypto.randomUUID() }),
      401,
    );
  });

  it('ends by its cookie in all tabs, and the browser forgets it', async () => {
    const { tokens, cookie } = await signedIn();
    const tab = await send('/auth/refresh', { ...OURS, cookie });
    const out = await send('/auth/logout', { ...OURS, cookie });
    must(out, 204);
    expect(cookieOf(out).pair).toBe('millieme_refresh=');
    expect(cookieOf(out).attributes).toContain('Max-Age=0');
    must(await send('/auth/refresh', { ...OURS, cookie: cookieOf(tab).pair }), 401);
    await waitForRefusal(tokens);
    await waitForRefusal(tab.body);
    must(await send('/auth/logout', { ...OURS, cookie }), 204);
  });

  it('ends by its token as well, and by its cookie where the token has run out', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const { headers } = bearer(first.tokens);
    const out = await send('/auth/logout', { ...headers, ...OURS, cookie: first.cookie });
    must(out, 204);
    expect(cookieOf(out).pair).toBe('millieme_refresh=');
    test.clock.advance(900_000);
    const late = bearer(second.tokens).headers;
    must(await send('/auth/logout', { ...late, ...OURS, cookie: second.cookie }), 204);
    must(await send('/auth/refresh', { ...OURS, cookie: second.cookie }), 401);
  });

  it('is not ended by nobody', async () => {
    for (const headers of [{}, OURS, { ...OURS, cookie: 'millieme_refresh=rubbish' }]) {
      const refused = await send('/auth/logout', headers);
      expect(must(refused, 401).code).toBe('unauthorized');
      expect(refused.headers['www-authenticate']).toBe('Bearer');
      must(await send('/auth/refresh', headers), 401);
    }
  });
});
