import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import {
  aCaller,
  aTenant,
  anOrganization,
  call,
  must,
  startTestApp,
  statusesOf,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { login, bearer, waitForRefusal, mailsTo, mailedToken } = accountHelpers(test);

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

async function anOwner(tenant: Tenant): Promise<string> {
  const body = { name: 'Owner', email: 'owner@example.org' };
  return must(await tenant.syndic.post('/owners', body), 201).id;
}

async function aBuilding(tenant: Tenant): Promise<string> {
  const body = { name: 'Residence', address: 'Rue 1', total_units: 2 };
  return must(await tenant.syndic.post('/buildings', body), 201).id;
}

describe('a new user', () => {
  it('with a password signs in at once and gets no mail', async () => {
    const tenant = await aTenant(test);
    const input = newUser({ password: PASSWORD, phone: '0470 12.34.56', language: 'de' });
    const answer = await tenant.superAdmin.post('/users', input);
    const user = must(answer, 201);
    expect(answer.headers['location']).toBe(`/api/v1/users/${user.id}`);
    expect(user).toEqual({
      id: expect.any(String),
      invitation: null,
      email: input.email,
      name: 'Marie Dubois',
      phone: '+32470123456',
      language: 'de',
      is_active: true,
      allowed_actions: ['deactivate'],
      roles: [
        {
          role_id: expect.any(String),
          role_type: 'Accountant',
          organization_id: tenant.organizationId,
          organization_name: 'Syndic Test',
          approver_confirmed: true,
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    must(await login(input.email, PASSWORD), 200);
    expect(await mailsTo(input.email)).toEqual([]);
    const got = await tenant.syndic.get(`/users/${user.id}`);
    expect(must(got, 200)).toEqual(user);
    expect(got.headers['etag']).toBe(answer.headers['etag']);
  });

  it('without a password accepts by mail, once, and is signed in', async () => {
    const tenant = await aTenant(test);
    const input = newUser();
    const user = must(await tenant.syndic.post('/users', input), 201);
    const token = await mailedToken(input.email, 'accept-invitation');
    must(await login(input.email, PASSWORD), 401);
    expect(must(await accept(token, 'password1234567'), 400)).toMatchObject({
      code: 'weak_password',
    });
    expect(must(await accept('unknown', PASSWORD), 422).code).toBe('invalid_token');
    const signedIn = must(await accept(token, PASSWORD, { name: 'Marie D.' }), 200);
    expect(signedIn.user).toMatchObject({ id: user.id, name: 'Marie D.' });
    expect(signedIn.roles).toEqual(user.roles);
    must(await accept(token, PASSWORD), 422);
    must(await login(input.email, PASSWORD), 200);
    must(await call(test.app, 'GET', '/buildings', bearer(signedIn)), 200);
  });

  it('accepts one of several parallel answers to an invitation', async () => {
    const tenant = await aTenant(test);
    const input = newUser();
    must(await tenant.syndic.post('/users', input), 201);
    const token = await mailedToken(input.email, 'accept-invitation');
    const answers = await Promise.all([accept(token, PASSWORD), accept(token, PASSWORD)]);
    expect(statusesOf(answers)).toEqual([200, 422]);
  });

  it('has seven days to answer, and a new link ends the one of before', async () => {
    const tenant = await aTenant(test);
    const input = newUser();
    const user = must(await tenant.syndic.post('/users', input), 201);
    const first = await mailedToken(input.email, 'accept-invitation');
    must(await tenant.syndic.put(`/users/${user.id}`, { roles: input.roles }), 200);
    const second = await mailedToken(input.email, 'accept-invitation', 2);
    must(await accept(first, PASSWORD), 422);
    test.clock.advance(7 * 86_400_000);
    must(await accept(second, PASSWORD), 422);
  });

  it('is made once under an Idempotency-Key', async () => {
    const tenant = await aTenant(test);
    const input = newUser();
    const key = { 'idempotency-key': randomUUID() };
    const first = must(await tenant.syndic.post('/users', input, key), 201);
    const again = await tenant.syndic.post('/users', input, key);
    expect(must(again, 201)).toEqual(first);
    expect(again.headers['idempotent-replayed']).toBe('true');
    await mailedToken(input.email, 'accept-invitation');
    expect(await mailsTo(input.email)).toHaveLength(1);
  });

  it('has no weak password and no unknown fields', async () => {
    const { syndic, superAdmin } = await aTenant(test);
    expect(must(await superAdmin.post('/users', newUser({ password: 'secret' })), 400).code).toBe(
      'weak_password',
    );
    must(await syndic.post('/users', newUser({ is_active: false })), 400);
    must(await syndic.post('/users', newUser({ actif: true })), 400);
    must(await syndic.post('/users', newUser({ roles: [] })), 400);
    must(await syndic.post('/users', newUser({ phone: 'call me' })), 400);
  });
});

describe('roles', () => {
  it('are given by a Syndic in their own organization only, and never SuperAdmin', async () => {
    const { syndic } = await aTenant(test);
    const elsewhere = await anOrganization(test);
    const refused = async (role: object) =>
      must(await syndic.post('/users', newUser({ roles: [role] })), 422);
    expect(await refused({ role_type: 'SuperAdmin' })).toMatchObject({ code: 'invalid_role' });
    const other = await refused({ role_type: 'Syndic', organization_id: elsewhere });
    expect(other).toMatchObject({ code: 'unknown_reference' });
    expect(other.errors[0].pointer).toBe('/body/roles/0/organization_id');
    expect(await refused({ role_type: 'Owner' })).toMatchObject({ code: 'invalid_role' });
    expect(await refused({ role_type: 'Syndic', owner_id: randomUUID() })).toMatchObject({
      code: 'invalid_role',
    });
    const twice = [{ role_type: 'Syndic' }, { role_type: 'Syndic' }];
    must(await syndic.post('/users', newUser({ roles: twice })), 409);
  });

  it('name owners and buildings of the organization only', async () => {
    const tenant = await aTenant(test);
    const other = await aTenant(test);
    const [owner, foreignOwner] = [await anOwner(tenant), await anOwner(other)];
    const [building, foreignBuilding] = [await aBuilding(tenant), await aBuilding(other)];
    const create = (role: object) => tenant.syndic.post('/users', newUser({ roles: [role] }));
    const unknown = must(await create({ role_type: 'Owner', owner_id: foreignOwner }), 422);
    expect(unknown.code).toBe('unknown_reference');
    expect(unknown.errors[0].pointer).toBe('/body/roles/0/owner_id');
    const narrowed = must(
      await create({ role_type: 'BoardMember', building_ids: [building, foreignBuilding] }),
      422,
    );
    expect(narrowed.errors[0].pointer).toBe('/body/roles/0/building_ids/1');
    const user = must(await create({ role_type: 'Owner', owner_id: owner }), 201);
    expect(user.roles[0]).toMatchObject({ role_type: 'Owner', owner_id: owner });
    must(await create({ role_type: 'BoardMember', building_ids: [building] }), 201);
    // This also applies to a SuperAdmin outside a tenant.
    const admin = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const here = { role_type: 'Owner', organization_id: tenant.organizationId };
    must(
      await admin.post('/users', newUser({ roles: [{ ...here, owner_id: foreignOwner }] })),
      422,
    );
    must(await admin.post('/users', newUser({ roles: [{ ...here, owner_id: owner }] })), 201);
    const nowhere = { role_type: 'Syndic', organization_id: randomUUID() };
    expect(must(await admin.post('/users', newUser({ roles: [nowhere] })), 422).code).toBe(
      'unknown_reference',
    );
    const unnamed = must(await admin.post('/users', newUser()), 422);
    expect(unnamed).toMatchObject({ code: 'invalid_role', reason: 'organization_missing' });
  });

  it('are replaced as named; one that stays keeps its id, one that goes opens nothing within a second', async () => {
    const tenant = await aTenant(test);
    const input = newUser({
      password: PASSWORD,
      roles: [{ role_type: 'Accountant' }, { role_type: 'Auditor' }],
    });
    const user = must(await tenant.superAdmin.post('/users', input), 201);
    const signedIn = must(await login(input.email, PASSWORD), 200);
    must(await call(test.app, 'GET', '/auth/me', bearer(signedIn)), 200);
    const [gone, kept] = user.roles;
    expect(signedIn.active_role).toBe(gone.role_id);
    const roles = [{ role_type: 'Auditor' }, { role_type: 'BoardMember' }];
    const changed = must(await tenant.syndic.put(`/users/${user.id}`, { roles }), 200);
    expect(changed.roles).toHaveLength(2);
    expect(changed.roles[0]).toEqual(kept);
    await waitForRefusal(signedIn);
    // The session continues in a remaining role.
    const refreshed = must(
      await call(test.app, 'POST', '/auth/refresh', {
        body: { refresh_token: signedIn.refresh_token },
      }),
      200,
    );
    expect(refreshed.active_role).toBe(kept.role_id);
    expect(refreshed.roles).toHaveLength(2);
  });

  it('are never changed by their bearer', async () => {
    const { syndic } = await aTenant(test);
    const own = `/users/${syndic.userId}`;
    expect(must(await syndic.put(own, { roles: [{ role_type: 'Accountant' }] }), 403).code).toBe(
      'forbidden',
    );
    must(await syndic.put(own, { roles: [{ role_type: 'Syndic' }], name: 'Another name' }), 200);
    must(await syndic.put(`${own}/deactivate`), 403);
    must(await syndic.put(`/users/${syndic.userId.toUpperCase()}/deactivate`), 403);
  });

  it('narrowed to buildings do not manage users', async () => {
    const tenant = await aTenant(test);
    const wanted = { role: 'Syndic', organizationId: tenant.organizationId } as const;
    const narrowed = await aCaller(test, { ...wanted, buildingIds: [await aBuilding(tenant)] });
    must(await narrowed.get('/users'), 403);
    must(await narrowed.post('/users', newUser()), 403);
    must(await tenant.accountant.get('/users'), 403);
  });
});

describe('a user', () => {
  it('who is deactivated is out within a second and back only with a new login', async () => {
    const tenant = await aTenant(test);
    const input = newUser({ password: PASSWORD });
    const { id } = must(await tenant.superAdmin.post('/users', input), 201);
    const signedIn = must(await login(input.email, PASSWORD), 200);
    must(await call(test.app, 'GET', '/auth/me', bearer(signedIn)), 200);
    expect(must(await tenant.syndic.put(`/users/${id}/deactivate`), 200).is_active).toBe(false);
    await waitForRefusal(signedIn);
    must(await login(input.email, PASSWORD), 401);
    expect(must(await tenant.syndic.put(`/users/${id}/activate`), 200).is_active).toBe(true);
    const refresh = { body: { refresh_token: signedIn.refresh_token } };
    must(await call(test.app, 'POST', '/auth/refresh', refresh), 401);
    must(await login(input.email, PASSWORD), 200);
  });

  it('is changed under If-Match', async () => {
    const { syndic } = await aTenant(test);
    const created = await syndic.post('/users', newUser());
    const path = `/users/${must(created, 201).id}`;
    const etag = String(created.headers['etag']);
    const changed = must(
      await syndic.put(path, { phone: '+3225551234' }, { 'if-match': etag }),
      200,
    );
    expect(changed.phone).toBe('+3225551234');
    must(await syndic.put(path, { name: 'Other' }, { 'if-match': etag }), 412);
    must(await syndic.put(`${path}/deactivate`, undefined, { 'if-match': etag }), 412);
    must(await syndic.put(path, { password: PASSWORD }), 400);
  });

  it('is changed under the If-Match of their invitation, whose mail went out meanwhile', async () => {
    const { syndic, organizationId } = await aTenant(test);
    const created = await syndic.post('/users', newUser());
    const path = `/users/${must(created, 201).id}`;
    const jobs = makeJobHelpers(test);
    for (const job of await jobs.take({ organizationId, task: 'deliver-mail' }))
      await jobs.run(job);
    const tags = { 'if-match': String(created.headers['etag']) };
    expect((await syndic.get(path)).headers['etag']).not.toBe(tags['if-match']);
    must(await syndic.put(path, { phone: '+3225551234' }, tags), 200);
  });

  it('keeps their e-mail, which nobody else changes', async () => {
    const { syndic, superAdmin } = await aTenant(test);
    const input = newUser();
    const { id, name } = must(await syndic.post('/users', input), 201);
    for (const caller of [syndic, superAdmin]) {
      const refused = must(await caller.put(`/users/${id}`, { email: newEmail(), name: 'X' }), 403);
      expect(refused.code).toBe('forbidden');
    }
    const same = { email: input.email, phone: '+3225551234' };
    expect(must(await syndic.put(`/users/${id}`, same), 200)).toMatchObject({ ...same, name });
  });

  it('is found by name, e-mail, role and state, page by page', async () => {
    const tenant = await aTenant(test);
    const created: { id: string; name: string }[] = [];
    for (const name of ['Zoé 100%', 'Anna', 'Émile']) {
      created.push(must(await tenant.syndic.post('/users', newUser({ name })), 201));
    }
    const names = async (query: string) =>
      must(await tenant.syndic.get(`/users?${query}`), 200).map(
        (user: { name: string }) => user.name,
      );
    expect(await names('q=100%25')).toEqual(['Zoé 100%']);
    expect(await names('role_type=Accountant&sort=-created_at,id&limit=3')).toHaveLength(3);
    must(await tenant.syndic.put(`/users/${created[1]?.id}/deactivate`), 200);
    expect(await names('is_active=false')).toEqual(['Anna']);
    const first = await tenant.syndic.get('/users?limit=4&include_total=true');
    expect(first.headers['x-total-count']).toBe('7');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = must(await tenant.syndic.get(next), 200);
    const ids = [...must(first, 200), ...second].map((user: { id: string }) => user.id);
    expect(new Set(ids).size).toBe(7);
    must(await tenant.syndic.get('/users?sort=phone'), 400);
  });
});

describe('a SuperAdmin', () => {
  it('manages all users, and those of an organization that the header names', async () => {
    const tenant = await aTenant(test);
    const admin = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const elsewhere = await anOrganization(test, 'Elsewhere');
    const roles = [
      { role_type: 'Syndic', organization_id: tenant.organizationId },
      { role_type: 'Auditor', organization_id: elsewhere },
    ];
    const input = newUser({ password: PASSWORD, roles });
    const user = must(await admin.post('/users', input), 201);
    expect(user.roles).toHaveLength(2);
    expect(must(await login(input.email, PASSWORD), 200).roles).toEqual(user.roles);
    expect(must(await tenant.superAdmin.get(`/users/${user.id}`), 200).roles).toHaveLength(1);
    expect(must(await admin.get(`/users/${user.id}`), 200).roles).toHaveLength(2);
    must(await admin.put(`/users/${user.id}`, { name: 'Renamed' }), 200);
    const platform = [...roles, { role_type: 'SuperAdmin' }];
    expect(must(await admin.put(`/users/${user.id}`, { roles: platform }), 200).roles).toHaveLength(
      3,
    );
    expect(must(await login(input.email, PASSWORD), 200).roles).toHaveLength(3);
    const inside = { roles: [{ role_type: 'SuperAdmin' }] };
    expect(must(await tenant.superAdmin.post('/users', newUser(inside)), 422).code).toBe(
      'invalid_role',
    );
    const found = must(await admin.get(`/users?q=${encodeURIComponent(input.email)}`), 200);
    expect(found.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    must(await admin.put(`/users/${user.id}/deactivate`), 200);
    must(await login(input.email, PASSWORD), 401);
  });

  it('takes back the record of another of the platform as it was read', async () => {
    const admin = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const other = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const read = await admin.get(`/users/${other.userId}`);
    const tag = { 'if-match': String(read.headers['etag']) };
    expect(must(read, 200).roles).toMatchObject([{ organization_id: null }]);
    const back = must(await admin.put(`/users/${other.userId}`, read.body, tag), 200);
    expect(back.roles).toEqual(read.body.roles);
  });

  it('invites somebody to several organizations by one mail', async () => {
    const admin = await aCaller(test, { role: 'SuperAdmin', organizationId: null });
    const organizations = [await anOrganization(test), await anOrganization(test)];
    const roles = organizations.map((id) => ({ role_type: 'Syndic', organization_id: id }));
    const input = newUser({ roles });
    must(await admin.post('/users', input), 201);
    const signedIn = must(
      await accept(await mailedToken(input.email, 'accept-invitation'), PASSWORD),
      200,
    );
    expect(signedIn.roles).toHaveLength(2);
    expect(await mailsTo(input.email)).toHaveLength(1);
  });
});
