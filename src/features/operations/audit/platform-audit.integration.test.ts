import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import {
  aCaller,
  aTenant,
  call,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { findAuditFaults } from './proof.ts';

const test = await startTestApp({ databaseUrl: await freshDatabase() });
const { aPerson, login, bearer, mailedToken } = accountHelpers(test);

let admin: Caller;
beforeAll(async () => {
  admin = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
});

const entries = async (): Promise<Json[]> => must(await admin.get('/operations/audit'), 200);
const newest = async (): Promise<Json> => (await entries())[0];
const faults = async () => {
  await test.app.linker.linkAll();
  return runAsSystem(
    { database: test.database, clock: test.clock, ids: uuidv7Source, followers },
    NIL_UUID,
    findAuditFaults,
  );
};

describe('what belongs to no organization', () => {
  it('is written down of an organization that is taken on, and of a published rate', async () => {
    const office = { name: 'Office', contact_email: 'office@example.org' };
    const { id } = must(await admin.post('/organizations', office), 201);
    expect(await newest()).toMatchObject({
      action: 'organization.created',
      object_id: id,
      actor_id: admin.userId,
      actor_name: expect.stringMatching(/^SuperAdmin/),
      role_type: 'SuperAdmin',
      operation: 'createOrganization',
      address: null,
    });
    const rate = { kind: 'Legal', valid_from: '2041-01-01' };
    must(await admin.post('/interest-rates', { ...rate, rate: 0.05 }), 201);
    must(await admin.post('/interest-rates', { ...rate, rate: 0.055 }), 200);
    const { action, details } = await newest();
    expect(action).toBe('interest_rate.entered');
    expect(details).toContainEqual({ name: 'ppm', value: '55000' });
    expect(details).toContainEqual({ name: 'ppm_before', value: '50000' });
  });

  it('is written down of how somebody signs in, and not what by', async () => {
    const { id, email, password, signIn } = await aPerson();
    const tokens = must(await login(...signIn), 200);
    const post = (path: string, body: unknown) =>
      call(test.app, 'POST', `/auth/${path}`, { ...bearer(tokens), body });
    const { secret } = must(await post('2fa/setup', { password }), 200);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    must(await post('2fa/enable', { code: totp.generate({ timestamp: test.clock.nowMs() }) }), 200);
    expect(await newest()).toMatchObject({
      action: 'user.two_factor_enabled',
      actor_id: id,
      object_id: id,
    });
    const next = 'quinze-tilleuls-en-fleur';
    const change = { current_password: password, new_password: next };
    must(await call(test.app, 'PUT', '/auth/password', { ...bearer(tokens), body: change }), 204);
    expect((await newest()).action).toBe('user.password_changed');
    must(await call(test.app, 'POST', '/auth/forgot-password', { body: { email } }), 202);
    const token = await mailedToken(email, 'reset-password', 3);
    const reset = { token, new_password: 'douze-peupliers-au-vent' };
    must(await call(test.app, 'POST', '/auth/reset-password', { body: reset }), 204);
    expect(await newest()).toMatchObject({ action: 'user.password_reset', actor_id: NIL_UUID });
    const { rows } = await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `select log::text || coalesce(held::text, '') as text from app.audit_log as log
          left join app.audit_values as held using (organization_id, id)
          where organization_id = $1`,
        [NIL_UUID],
      ),
    );
    const kept = JSON.stringify(rows);
    for (const personal of [email, password, next, secret, 'Jan Peeters', '127.0.0.1'])
      expect(kept).not.toContain(personal);
  });

  it('is a chain that is proved, apart from those of organizations', async () => {
    expect(await faults()).toEqual([]);
    const { syndic, superAdmin } = await aTenant(test);
    must(await syndic.get('/operations/audit'), 403);
    const actions = must(await superAdmin.get('/audit'), 200).map(({ action }: Json) => action);
    expect(actions).not.toContain('interest_rate.entered');
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        "update app.audit_log set action = 'user.created' where action = 'user.password_changed'",
      ),
    );
    expect(await faults()).toEqual(['the chain of the audit log is broken']);
  });
});
