import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
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

describe('somebody who has an account elsewhere', () => {
  it('is answered for as somebody new, and shown as they were named until they accept', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const input = { ...newUser(), email: known.email.toUpperCase(), phone: '+3225551234' };
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

    const token = await mailedToken(known.email, 'accept-invitation');
    must(await accept(token, 'not the right password at all'), 401);
    const signedIn = must(await accept(token, known.password, { name: 'Ignored' }), 200);
    expect(signedIn.roles).toHaveLength(2);
    expect(signedIn.active_role).toBe(invited.roles[0].role_id);
    const after = must(await host.syndic.get(`/users/${invited.id}`), 200);
    expect(after).toMatchObject({ email: known.email, name: 'Jan Peeters', roles: invited.roles });
  });

  it('gains no role before they accept, and a given password changes nothing', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const input = { ...newUser({ password: PASSWORD }), email: known.email };
    const { id, invitation } = must(await host.syndic.post('/users', input), 201);
    expect(invitation).toBeNull();
    must(await login(known.email, PASSWORD), 401);
    expect(must(await login(...known.signIn), 200).roles).toHaveLength(1);
    await mailedToken(known.email, 'accept-invitation');
    // Sent again, it is no more to be seen than the first time.
    const roles = [{ role_type: 'Accountant' }, { role_type: 'Auditor' }];
    const again = must(await host.syndic.put(`/users/${id}`, { roles }), 200);
    expect(again.invitation).toBeNull();
    await mailedToken(known.email, 'accept-invitation', 2);
  });

  it('stays with their organization while an invitation of another waits for an answer', async () => {
    const [home, host] = [await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const invited = { ...newUser(), email: known.email };
    const { id } = must(await host.syndic.post('/users', invited), 201);
    must(await home.syndic.put(`/users/${id}`, { name: 'Renamed' }), 200);
    must(await host.syndic.put(`/users/${id}`, { name: 'Other' }), 403);
    must(await host.syndic.put(`/users/${id}/deactivate`), 403);
    must(await home.syndic.put(`/users/${id}/deactivate`), 200);
  });

  it('is changed and deactivated by neither organization, and found by no third one', async () => {
    const [home, host, third] = [await aTenant(test), await aTenant(test), await aTenant(test)];
    const known = await aPerson({ organizationId: home.organizationId });
    const { id } = must(
      await host.syndic.post('/users', { ...newUser(), email: known.email }),
      201,
    );
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.role_assignments set accepted_at = now() where user_id = ${id}`),
    );
    for (const { syndic } of [home, host]) {
      must(await syndic.put(`/users/${id}`, { name: 'Renamed' }), 403);
      must(await syndic.put(`/users/${id}`, { email: newEmail() }), 403);
      must(await syndic.put(`/users/${id}/deactivate`), 403);
    }
    must(await third.syndic.get(`/users/${id}`), 404);
    must(await third.syndic.put(`/users/${id}`, { name: 'Renamed' }), 404);
    must(await third.syndic.put(`/users/${id}/deactivate`), 404);
    // Each sees and replaces the roles in their own organization only.
    const seen = must(await home.syndic.get(`/users/${id}`), 200);
    expect(seen.roles.map((role: { organization_id: string }) => role.organization_id)).toEqual([
      home.organizationId,
    ]);
    must(await host.syndic.put(`/users/${id}`, { roles: [] }), 200);
    must(await host.syndic.get(`/users/${id}`), 404);
    must(await home.syndic.put(`/users/${id}`, { name: 'Renamed' }), 200);
    expect(must(await login(...known.signIn), 200).user.name).toBe('Renamed');
  });
});
