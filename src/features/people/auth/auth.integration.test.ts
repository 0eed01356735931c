import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuthenticator } from '#features/people/auth/index.ts';
import type { Database } from '#platform/db/database.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { call, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { aPerson, login, bearer, waitForRefusal } = accountHelpers(test);

const WRONG = 'not the right password at all';

describe('login', () => {
  it('answers with tokens, the person and their roles', async () => {
    const person = await aPerson();
    const answer = must(await login(person.email.toUpperCase(), person.password), 200);
    expect(answer).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
      user: { id: person.id, email: person.email, name: 'Jan Peeters', language: 'nl' },
      roles: [
        {
          role_id: expect.any(String),
          role_type: 'Syndic',
          organization_id: person.organizationId,
          organization_name: 'Syndic Test',
          approver_confirmed: true,
        },
      ],
      active_role: answer.roles[0].role_id,
    });
    const me = must(await call(test.app, 'GET', '/auth/me', bearer(answer)), 200);
    expect(me).toEqual({
      id: person.id,
      email: person.email,
      name: 'Jan Peeters',
      phone: null,
      language: 'nl',
      totp_enabled: false,
      totp_lost: false,
      roles: answer.roles,
      active_role: answer.active_role,
      settings: {},
      rights: expect.arrayContaining(['whoAmI', 'createBuilding']),
    });
    const claims = await test.accessTokens.verify(answer.access_token);
    expect(claims).toMatchObject({
      sub: person.id,
      org: person.organizationId,
      role: 'Syndic',
      role_id: answer.active_role,
    });
  });

  it('answers the same for an unknown e-mail, a wrong password and a deactivated account', async () => {
    const person = await aPerson();
    const gone = await aPerson({ isActive: false });
    const answers = await Promise.all([
      login('nobody@example.org', person.password),
      login(person.email, WRONG),
      login(gone.email, gone.password),
    ]);
    for (const answer of nonEmpty(answers)) {
      expect(must(answer, 401)).toMatchObject({ code: 'invalid_credentials' });
      expect(Object.keys(answer.body).sort()).toEqual(Object.keys(answers[0]?.body).sort());
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('refuses somebody without a role', async () => {
    const person = await aPerson({ isAccepted: false });
    expect(must(await login(person.email, person.password), 403).code).toBe('forbidden');
  });

  it('refuses malformed input', async () => {
    expect(must(await login('no e-mail', 'x'), 400).code).toBe('invalid_request');
    const extra = { email: 'a@example.org', password: 'x', remember: true };
    must(await call(test.app, 'POST', '/auth/login', { body: extra }), 400);
  });
});

describe('limits of failed logins', () => {
  it('lets exactly five of many parallel guesses fail, then refuses the right password too', async () => {
    const person = await aPerson();
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(person.email, WRONG)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    const refused = await login(person.email, person.password);
    expect(must(refused, 429).code).toBe('too_many_attempts');
    expect(Number(refused.headers['retry-after'])).toBe(900);
    test.clock.advance(899_000);
    must(await login(person.email, person.password), 429);
    test.clock.advance(1_000);
    must(await login(person.email, person.password), 200);
  });

  it('counts unknown e-mails alike, whatever their case', async () => {
    const email = `unknown-${test.clock.nowMs()}@example.org`;
    for (let count = 0; count < 5; count += 1) must(await login(email, WRONG), 401);
    must(await login(email.toUpperCase(), WRONG), 429);
  });

  it('does not count successes', async () => {
    const person = await aPerson();
    for (let count = 0; count < 7; count += 1)
      must(await login(person.email, person.password), 200);
    for (let count = 0; count < 4; count += 1) must(await login(person.email, WRONG), 401);
    must(await login(person.email, person.password), 200);
    must(await login(person.email, WRONG), 401);
    must(await login(person.email, person.password), 429);
  });

  it('refuses one e-mail after twenty failures from anywhere', async () => {
    const person = await aPerson();
    for (let count = 0; count < 20; count += 1) {
      must(await login(person.email, WRONG, `10.1.0.${count}`), 401);
    }
    must(await login(person.email, person.password, '10.1.1.1'), 429);
  });

  it('refuses one address after a hundred failures, however parallel', async () => {
    const person = await aPerson();
    const address = '10.2.0.1';
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, count) =>
        login(`somebody-${count}@example.org`, WRONG, address),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
    must(await login(person.email, person.password, address), 429);
    must(await login(person.email, person.password, '10.2.0.2'), 200);
  });
});

describe('sessions', () => {
  it('exchange a refresh token once; a later second use ends the whole session', async () => {
    const person = await aPerson();
    const first = must(await login(person.email, person.password), 200);
    const second = must(await refresh(first), 200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.active_role).toBe(first.active_role);
    must(await call(test.app, 'GET', '/auth/me', bearer(second)), 200);
    test.clock.advance(10_001);
    expect(must(await refresh(first), 401).code).toBe('invalid_refresh_token');
    must(await refresh(second), 401);
    await waitForRefusal(second);
  });

  it('give a successor of its own to each who uses a refresh token within ten seconds', async () => {
    const person = await aPerson();
    const signedIn = must(await login(person.email, person.password), 200);
    const tabs = await Promise.all([refresh(signedIn), refresh(signedIn), refresh(signedIn)]);
    const tokens = tabs.map((answer) => must(answer, 200));
    expect(new Set(tokens.map(({ refresh_token: token }) => token)).size).toBe(3);
    test.clock.advance(600_000);
    for (const token of tokens) must(await refresh(token), 200);
    const list = must(await call(test.app, 'GET', '/auth/sessions', bearer(tokens[0])), 200);
    expect(list).toHaveLength(1);
  });

  it('survive an answer that was lost, for ten seconds from the first use', async () => {
    const signedIn = must(await login(...(await aPerson()).signIn), 200);
    must(await refresh(signedIn), 200);
    test.clock.advance(6_000);
    must(await refresh(signedIn), 200);
    test.clock.advance(4_000);
    const last = must(await refresh(signedIn), 200);
    test.clock.advance(1);
    must(await refresh(signedIn), 401);
    must(await refresh(last), 401);
    await waitForRefusal(last);
  });

  it('are over for a used refresh token too, however soon', async () => {
    const signedIn = must(await login(...(await aPerson()).signIn), 200);
    const next = must(await refresh(signedIn), 200);
    must(await call(test.app, 'POST', '/auth/logout', bearer(next)), 204);
    must(await refresh(signedIn), 401);
    must(await refresh(next), 401);
  });

  it('refuse an expired and an unknown refresh token', async () => {
    const person = await aPerson();
    const signedIn = must(await login(person.email, person.password), 200);
    must(await refresh({ refresh_token: 'unknown' }), 401);
    test.clock.advance(30 * 86_400_000);
    must(await refresh(signedIn), 401);
  });

  it('end within a second of a logout, also for the refresh token', async () => {
    const person = await aPerson();
    const signedIn = must(await login(person.email, person.password), 200);
    must(await call(test.app, 'GET', '/auth/me', bearer(signedIn)), 200);
    must(await call(test.app, 'POST', '/auth/logout', bearer(signedIn)), 204);
    await waitForRefusal(signedIn);
    must(await refresh(signedIn), 401);
  });

  it('are listed whole, and ended one by one, by their person only', async () => {
    const person = await aPerson();
    const other = await aPerson();
    const [here, there] = [
      must(await login(person.email, person.password), 200),
      must(await login(person.email, person.password), 200),
    ];
    const list = must(await call(test.app, 'GET', '/auth/sessions', bearer(here)), 200);
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(list[0]).toEqual({
      id: expect.any(String),
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      address: '127.0.0.1',
      user_agent: expect.any(String),
      current: expect.any(Boolean),
    });
    const theirs = list.find(({ current }: { current: boolean }) => !current);
    const stranger = must(await login(other.email, other.password), 200);
    const path = `/auth/sessions/${theirs.id}`;
    must(await call(test.app, 'DELETE', path, bearer(stranger)), 404);
    must(await call(test.app, 'DELETE', path, bearer(here)), 204);
    must(await call(test.app, 'DELETE', path, bearer(here)), 404);
    must(await refresh(there), 401);
    must(await refresh(here), 200);
  });

  it('go on in another role of the same person only', async () => {
    const person = await aPerson({ roles: ['Syndic', 'Accountant'] });
    const stranger = must(await login(...(await aPerson()).signIn), 200);
    const before = must(await login(person.email, person.password), 200);
    const wanted = before.roles.find(
      ({ role_type: type }: { role_type: string }) => type === 'Accountant',
    );
    const switchTo = (roleId: string) =>
      call(test.app, 'POST', '/auth/switch-role', { ...bearer(before), body: { role_id: roleId } });
    expect(must(await switchTo(stranger.active_role), 422).code).toBe('unknown_reference');
    const after = must(await switchTo(wanted.role_id), 200);
    expect(after.active_role).toBe(wanted.role_id);
    expect(must(await call(test.app, 'GET', '/auth/me', bearer(after)), 200).active_role).toBe(
      wanted.role_id,
    );
    expect(must(await refresh(after), 200).active_role).toBe(wanted.role_id);
    // The next login uses the last active role.
    expect(must(await login(person.email, person.password), 200).active_role).toBe(wanted.role_id);
    // The refresh token from before the switch counts as used.
    test.clock.advance(10_001);
    must(await refresh(before), 401);
  });

  it('end with their access token, also one that was used a moment ago', async () => {
    const signedIn = must(await login(...(await aPerson()).signIn), 200);
    test.clock.advance(899_000);
    must(await call(test.app, 'GET', '/auth/me', bearer(signedIn)), 200);
    test.clock.advance(1_000);
    must(await call(test.app, 'GET', '/auth/me', bearer(signedIn)), 401);
  });

  it('know when they were last used, to the minute', async () => {
    const person = await aPerson();
    const signedIn = must(await login(person.email, person.password), 200);
    test.clock.advance(90_000);
    const now = new Date(test.clock.nowMs()).toISOString();
    must(await call(test.app, 'GET', '/auth/me', bearer(signedIn)), 200);
    await vi.waitUntil(async () => {
      const [session] = must(await call(test.app, 'GET', '/auth/sessions', bearer(signedIn)), 200);
      return Date.parse(session.last_used_at) === Date.parse(now);
    }, LIMITS.poll);
  });
});

describe('the authenticator', () => {
  it('takes nobody for somebody known because the token ends alike', async () => {
    const person = await aPerson();
    const { access_token: token } = must(await login(...person.signIn), 200);
    const authenticator = createAuthenticator(test);
    const known = await authenticator.principalOf(`Bearer ${token}`);
    expect(known?.user_id).toBe(person.id);
    const [head, , signature] = token.split('.');
    const forged = `Bearer ${head}.e30.${signature}`;
    for (const header of [forged, `Bearer ${signature}`, signature ?? '']) {
      expect(await authenticator.principalOf(header)).toBeUndefined();
    }
  });

  it('asks the database once for however many requests at once, and again within a second, however slow the answer', async () => {
    let nowMs = 1_000;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => now.mockRestore());
    const person = await aPerson();
    const { access_token: token } = must(await login(...person.signIn), 200);
    const header = `Bearer ${token}`;
    let queries = 0;
    const database = {
      read: (...args: Parameters<Database['read']>) => {
        queries += 1;
        return test.database.read(...args);
      },
    } as unknown as Database;
    const { accessTokens, clock } = test;
    const authenticator = createAuthenticator({ database, accessTokens, clock });
    /** Polls until the cache has read the clock, which it does once per millisecond. */
    const askUntil = (count: number) =>
      vi.waitUntil(async () => {
        await authenticator.principalOf(header);
        return queries === count;
      }, LIMITS.poll);
    const asked = Promise.all(Array.from({ length: 100 }, () => authenticator.principalOf(header)));
    nowMs += 901;
    expect((await asked).every((principal) => principal?.user_id === person.id)).toBe(true);
    expect(queries).toBe(1);
    await askUntil(2);
    nowMs += 900;
    await authenticator.principalOf(header);
    expect(queries).toBe(2);
    nowMs += 1;
    await askUntil(3);
  });

  it('knows no token but its own, and nobody without their session', async () => {
    const person = await aPerson();
    const signedIn = must(await login(...person.signIn), 200);
    const authenticator = createAuthenticator(test);
    const claims = { org: null, role: 'SuperAdmin', role_id: signedIn.active_role } as const;
    const other = await aPerson();
    const session = (await test.accessTokens.verify(signedIn.access_token))?.sid ?? '';
    const forOther = await test.accessTokens.issue({ ...claims, sub: other.id, sid: session });
    const forMetrics = await test.accessTokens.issueMetricsToken();
    for (const token of [forOther, forMetrics, 'a.b.c', '']) {
      expect(await authenticator.principalOf(`Bearer ${token}`)).toBeUndefined();
    }
    for (const header of ['', 'Bearer', signedIn.access_token, `Basic ${signedIn.access_token}`]) {
      expect(await authenticator.principalOf(header)).toBeUndefined();
    }
    expect(await authenticator.organizationExists(person.organizationId)).toBe(true);
    expect(await authenticator.organizationExists(person.id)).toBe(false);
  });
});

function refresh({ refresh_token: token }: { refresh_token: string }) {
  return call(test.app, 'POST', '/auth/refresh', { body: { refresh_token: token } });
}
