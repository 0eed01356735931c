import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import * as passwords from '#platform/security/passwords.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { statementsOf } from '#test/helpers/statements.ts';
import { aTenant, call, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { aPerson, login, mailedToken } = accountHelpers(test);

const PASSWORD = 'eleven grey herons waiting';

const newEmail = () => `u-${randomUUID()}@example.org`;
const newUser = (fields: object = {}) => ({
  email: newEmail(),
  name: 'Marie Dubois',
  roles: [{ role_type: 'Accountant' }],
  ...fields,
});

function accept(token: string, password: string, fields: object = {}) {
  const body = { token, password, ...fields };
  return call(test.app, 'POST', '/auth/accept-invitation', { body });
}

/**
 * Counts the statements and password hashes of an operation, except the statements that
 * authenticate the caller.
 */
async function workOf(something: () => Promise<unknown>) {
  const hashed = vi.spyOn(passwords, 'hashPassword');
  const sent = await statementsOf(something);
  const statements = sent.filter((text) => !text.includes('auth.sessions')).sort();
  const hashes = hashed.mock.calls.length;
  hashed.mockRestore();
  return { statements, hashes };
}

describe('somebody who has an account elsewhere', () => {
  it('is answered for as somebody new, and shown as they were named until they accept', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const input = { ...newUser(), email: known.email.replace('p-', 'P-'), phone: '+3225551234' };
    const invited = must(await host.syndic.post('/users', input), 201);
    const fresh = must(await host.syndic.post('/users', newUser({ phone: '+3225551234' })), 201);
    const faceless = (user: { roles: object[] }) => ({
      ...user,
      id: '',
      email: '',
      roles: user.roles.map((role) => ({ ...role, role_id: '' })),
    });
    expect(faceless(invited)).toEqual(faceless(fresh));
    expect(invited).toMatchObject({ email: input.email, name: input.name });
    const get = await host.syndic.get(`/users/${invited.id}`);
    expect(must(get, 200)).toEqual(invited);
    const ofFresh = await host.syndic.get(`/users/${fresh.id}`);
    expect(get.headers['etag']).toBe(ofFresh.headers['etag']);
    expect(invited.invitation).toEqual({ status: 'Pending', sent_at: null, error: null });
    must(await host.syndic.post('/users', { ...input, email: known.email }), 409);

    // Sent to the address as entered.
    const token = await mailedToken(input.email, 'accept-invitation');
    must(await accept(token, 'not the right password at all'), 401);
    const signedIn = must(await accept(token, known.password, { name: 'Ignored' }), 200);
    expect(signedIn.roles).toHaveLength(2);
    expect(signedIn.active_role).toBe(invited.roles[0].role_id);
    const after = must(await host.syndic.get(`/users/${invited.id}`), 200);
    expect(after).toMatchObject({ email: known.email, name: input.name, roles: invited.roles });
  });

  it('gains no role before they accept, and a given password changes nothing', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const input = { ...newUser({ password: PASSWORD }), email: known.email };
    const { id, invitation } = must(await host.superAdmin.post('/users', input), 201);
    expect(invitation).toBeNull();
    must(await login(known.email, PASSWORD), 401);
    expect(must(await login(...known.signIn), 200).roles).toHaveLength(1);
    await mailedToken(known.email, 'accept-invitation');
    // Sending it again reveals nothing either.
    const roles = [{ role_type: 'Accountant' }, { role_type: 'Auditor' }];
    const again = must(await host.syndic.put(`/users/${id}`, { roles }), 200);
    expect(again.invitation).toBeNull();
    await mailedToken(known.email, 'accept-invitation', 2);
  });

  it('is told apart from somebody new by no id, no time and no later refusal', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    test.clock.advance(3_600_000);
    const now = test.clock.nowMs();
    const invite = async (email: string) =>
      must(await host.syndic.post('/users', { ...newUser(), email }), 201);
    const since = Date.now() - 60_000;
    const invited = [await invite(known.email), await invite(newEmail())];
    for (const user of invited) {
      expect(user.id).not.toBe(known.id);
      expect(Number.parseInt(user.id.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThan(since);
      expect([user.created_at, user.updated_at].map(Date.parse)).toEqual([now, now]);
    }
    // The permissions of the inviting organization do not depend on whether they have joined.
    const answers = async ({ id }: { id: string }) => {
      const path = `/users/${id}`;
      const named = await host.syndic.put(path, { name: 'Ours', phone: '+3225551234' });
      const moved = await host.syndic.put(path, { email: newEmail() });
      const ended = await host.syndic.put(`${path}/deactivate`);
      const again = await host.syndic.put(`${path}/activate`);
      const all = [named, moved, ended, again];
      const tags = all.map(({ headers }) => headers['etag']);
      return { statuses: all.map(({ status }) => status), tags, is: ended.body.is_active };
    };
    const [ofKnown, ofFresh] = [await answers(invited[0]), await answers(invited[1])];
    expect(ofKnown).toEqual(ofFresh);
    expect(ofKnown).toMatchObject({ statuses: [200, 403, 200, 200], is: false });

    must(await accept(await mailedToken(known.email, 'accept-invitation'), known.password), 200);
    const freshToken = await mailedToken(invited[1].email, 'accept-invitation');
    must(await accept(freshToken, PASSWORD), 200);
    expect(await answers(invited[0])).toEqual(await answers(invited[1]));
    // Their other organization sees no change.
    const seen = must(await home.syndic.get(`/users/${known.id}`), 200);
    expect(seen).toMatchObject({ id: known.id, name: 'Jan Peeters', phone: null });
    must(await home.syndic.get(`/users/${invited[0].id}`), 404);
    must(await host.syndic.get(`/users/${known.id}`), 404);
  });

  it('is told apart by no work: the same statements, and as many hashes of passwords', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const add = async (email: string) =>
      must(await host.syndic.post('/users', { ...newUser(), email }), 201);
    await add(newEmail());
    const works = [await workOf(() => add(known.email)), await workOf(() => add(newEmail()))];
    expect(works[0]).toEqual(works[1]);
    expect(works[0]?.statements.length).toBeGreaterThan(8);

    const other = await aPerson({ organizationId: home.organizationId });
    const enter = async (email: string) =>
      must(
        await host.superAdmin.post('/users', { ...newUser({ password: PASSWORD }), email }),
        201,
      );
    const hashes = [await workOf(() => enter(other.email)), await workOf(() => enter(newEmail()))];
    expect(hashes.map((work) => work.hashes)).toEqual([1, 1]);
  });

  it('is called in each organization as it calls them, until they say their name', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const invited = { ...newUser({ language: 'de' }), email: known.email };
    const { id } = must(await host.syndic.post('/users', invited), 201);
    const token = await mailedToken(known.email, 'accept-invitation');
    const signedIn = must(await accept(token, known.password), 200);
    expect(signedIn.user).toEqual({ id, email: known.email, name: 'Marie Dubois', language: 'de' });
    must(await home.syndic.put(`/users/${known.id}`, { name: 'Jan P.' }), 200);
    expect(must(await host.syndic.get(`/users/${id}`), 200).name).toBe('Marie Dubois');
    const there = must(await login(...known.signIn), 200);
    const [atHome] = there.roles.filter(
      (role: { organization_id: string }) => role.organization_id === home.organizationId,
    );
    const switched = must(
      await call(test.app, 'POST', '/auth/switch-role', {
        headers: { authorization: `Bearer ${there.access_token}` },
        body: { role_id: atHome.role_id },
      }),
      200,
    );
    expect(switched.user).toMatchObject({ id: known.id, name: 'Jan P.', language: 'nl' });
  });

  it('is deactivated in one organization, and goes on in the other', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const invited = { ...newUser(), email: known.email };
    const { id } = must(await host.syndic.post('/users', invited), 201);
    const token = await mailedToken(known.email, 'accept-invitation');
    const signedIn = must(await accept(token, known.password), 200);
    must(await host.syndic.put(`/users/${id}/deactivate`), 200);
    must(
      await call(test.app, 'POST', '/auth/refresh', {
        body: { refresh_token: signedIn.refresh_token },
      }),
      401,
    );
    const left = must(await login(...known.signIn), 200);
    expect(left.roles).toHaveLength(1);
    expect(left.roles[0].organization_id).toBe(home.organizationId);
    must(await home.syndic.put(`/users/${known.id}/deactivate`), 200);
    expect(must(await login(...known.signIn), 401).code).toBe('invalid_credentials');
    must(await host.syndic.put(`/users/${id}/activate`), 200);
    expect(must(await login(...known.signIn), 200).roles).toHaveLength(1);
  });

  it('is found by no third organization; each sees and replaces its own roles only', async () => {
    const [home, host, third] = [await aTenant(test), await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const invited = { ...newUser(), email: known.email };
    const { id } = must(await host.syndic.post('/users', invited), 201);
    must(await accept(await mailedToken(known.email, 'accept-invitation'), known.password), 200);
    for (const unknown of [id, known.id]) {
      must(await third.syndic.get(`/users/${unknown}`), 404);
      must(await third.syndic.put(`/users/${unknown}`, { name: 'Renamed' }), 404);
      must(await third.syndic.put(`/users/${unknown}/deactivate`), 404);
    }
    const seen = must(await home.syndic.get(`/users/${known.id}`), 200);
    expect(seen.roles.map((role: { organization_id: string }) => role.organization_id)).toEqual([
      home.organizationId,
    ]);
    must(await host.syndic.put(`/users/${id}`, { roles: [] }), 200);
    must(await host.syndic.get(`/users/${id}`), 404);
    expect(must(await login(...known.signIn), 200).roles).toHaveLength(1);
  });
});
