import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { aTenant, call, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { login, bearer, mailsTo, mailedToken } = accountHelpers(test);

const PASSWORD = 'eleven grey herons waiting';
const newEmail = () => `u-${randomUUID()}@example.org`;

const accept = (token: string, password: string) =>
  call(test.app, 'POST', '/auth/accept-invitation', { body: { token, password } });

describe('the invitation of an organization', () => {
  it('cannot be taken over by another that knows the account', async () => {
    const [attacker, victim] = [await aTenant(test), await aTenant(test)];
    const [invited, evil] = [newEmail(), newEmail()];
    // The attacker creates an account with someone else's address, and knows its password.
    const roles = [{ role_type: 'Accountant' }];
    const made = { email: invited, name: 'Camille', password: PASSWORD, roles };
    const { id } = must(await attacker.superAdmin.post('/users', made), 201);
    const guest = must(
      await victim.syndic.post('/users', {
        email: invited,
        name: 'Camille Clairval',
        roles: [{ role_type: 'Syndic' }],
      }),
      201,
    );
    const first = await mailedToken(invited, 'accept-invitation');

    // The attacker may not change the e-mail.
    must(await attacker.syndic.put(`/users/${id}`, { email: evil }), 403);
    must(await attacker.superAdmin.put(`/users/${id}`, { email: evil }), 403);

    // Signed in as that user, the attacker tries to change the address to their own.
    const tokens = must(await login(invited, PASSWORD), 200);
    const own = (path: string, method: 'PUT' | 'POST', body: object) =>
      call(test.app, method, path, { ...bearer(tokens), body });
    must(await own('/auth/me/email', 'PUT', { email: evil, password: PASSWORD }), 202);
    const confirmation = await mailedToken(evil, 'confirm-email');
    must(await own('/auth/me/email/confirm', 'POST', { token: confirmation }), 204);
    const mine = must(await login(evil, PASSWORD), 200);
    expect(mine.roles).toHaveLength(1);

    // The former link is void, and the new one goes to the invited address.
    expect(must(await accept(first, PASSWORD), 422).code).toBe('invalid_token');
    const again = { roles: [{ role_type: 'Syndic' }, { role_type: 'Auditor' }] };
    must(await victim.syndic.put(`/users/${guest.id}`, again), 200);
    const invitations = async (address: string) =>
      (await mailsTo(address)).filter(({ text }) => text?.includes('/accept-invitation?'));
    expect(await invitations(invited)).toHaveLength(2);
    expect(await invitations(evil)).toHaveLength(0);
    const resent = await mailedToken(invited, 'accept-invitation', 3);
    const rightful = must(await accept(resent, 'seize marronniers sous la neige'), 200);
    expect(rightful.user).toMatchObject({ id: guest.id, name: 'Camille Clairval' });
    const me = must(await call(test.app, 'GET', '/auth/me', bearer(mine)), 200);
    expect(me.roles).toHaveLength(1);
    const owners = { ...bearer(mine) };
    must(await victim.syndic.post('/owners', { name: 'Secret', email: 'o@example.org' }), 201);
    expect(must(await call(test.app, 'GET', '/owners', owners), 200)).toEqual([]);
  });

  it('is not taken along by a link that was asked for before the password was chosen anew', async () => {
    const [attacker, victim] = [await aTenant(test), await aTenant(test)];
    const [invited, evil] = [newEmail(), newEmail()];
    const roles = [{ role_type: 'Accountant' }];
    const made = { email: invited, name: 'Camille', password: PASSWORD, roles };
    must(await attacker.superAdmin.post('/users', made), 201);
    const tokens = must(await login(invited, PASSWORD), 200);
    const asked = { email: evil, password: PASSWORD };
    must(await call(test.app, 'PUT', '/auth/me/email', { ...bearer(tokens), body: asked }), 202);
    const confirmation = await mailedToken(evil, 'confirm-email');

    must(await victim.syndic.post('/users', { email: invited, name: 'Camille', roles }), 201);
    must(await call(test.app, 'POST', '/auth/forgot-password', { body: { email: invited } }), 202);
    const chosen = 'seize marronniers sous la neige';
    const reset = {
      token: await mailedToken(invited, 'reset-password', 2),
      new_password: chosen,
    };
    must(await call(test.app, 'POST', '/auth/reset-password', { body: reset }), 204);
    must(await accept(await mailedToken(invited, 'accept-invitation'), chosen), 200);

    const theirs = must(await login(invited, chosen), 200);
    const body = { token: confirmation };
    const path = '/auth/me/email/confirm';
    must(await call(test.app, 'POST', path, { ...bearer(theirs), body }), 422);
  });
});
