import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountHelpers, type Person } from '#test/helpers/accounts.ts';
import { call, must, startTestApp, statusesOf } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { aPerson, login, bearer, mailsTo, mailedToken } = accountHelpers(test);

const newEmail = () => `m-${randomUUID()}@example.org`;

async function signedIn(person: Person) {
  const tokens = must(await login(...person.signIn), 200);
  return {
    ask: (email: string, password = person.password) =>
      call(test.app, 'PUT', '/auth/me/email', { ...bearer(tokens), body: { email, password } }),
    confirm: (token: string) =>
      call(test.app, 'POST', '/auth/me/email/confirm', { ...bearer(tokens), body: { token } }),
    me: async () => must(await call(test.app, 'GET', '/auth/me', bearer(tokens)), 200),
  };
}

describe('one’s own e-mail', () => {
  it('changes once confirmed from the new address, of which the old one is told', async () => {
    const person = await aPerson();
    const session = await signedIn(person);
    const moved = newEmail();
    must(await session.ask(moved), 202);
    expect((await session.me()).email).toBe(person.email);
    const token = await mailedToken(moved, 'confirm-email');
    expect(statusesOf(await Promise.all([session.confirm(token), session.confirm(token)]))).toEqual(
      [204, 422],
    );
    expect((await session.me()).email).toBe(moved);
    must(await login(person.email, person.password), 401);
    must(await login(moved, person.password), 200);
    const [told] = await mailsTo(person.email);
    expect(told?.text).toContain(moved);
  });

  it('asks for the password and counts a wrong one as a failed login', async () => {
    const person = await aPerson();
    const session = await signedIn(person);
    for (let count = 0; count < 5; count += 1) {
      const refused = must(await session.ask(newEmail(), 'not the right password'), 401);
      expect(refused.code).toBe('invalid_credentials');
    }
    must(await session.ask(newEmail()), 429);
    must(await login(...person.signIn), 429);
  });

  it('is confirmed by its person only, within an hour, with the last of three links', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const [session, stranger] = [await signedIn(person), await signedIn(other)];
    const addresses = [newEmail(), newEmail(), newEmail()];
    for (const address of addresses) must(await session.ask(address), 202);
    must(await session.ask(newEmail()), 429);
    const [first, , last] = await Promise.all(
      addresses.map((address) => mailedToken(address, 'confirm-email')),
    );
    must(await session.confirm(first ?? ''), 422);
    must(await stranger.confirm(last ?? ''), 422);
    test.clock.advance(60 * 60_000);
    const late = await signedIn(person);
    must(await late.confirm(last ?? ''), 422);
  });

  it('is never that of another account, which asking does not tell', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const session = await signedIn(person);
    const asked = await session.ask(other.email);
    expect([asked.status, asked.body]).toEqual([202, '']);
    const refused = await session.confirm(await mailedToken(other.email, 'confirm-email'));
    expect(must(refused, 409).code).toBe('duplicate');
    expect((await session.me()).email).toBe(person.email);
  });
});
