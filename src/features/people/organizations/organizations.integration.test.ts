import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCaller, aTenant, must, startTestApp, bare } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const admin = await aCaller(test, { role: 'SuperAdmin', organizationId: null });

const input = {
  name: 'Syndic Léon',
  contact_email: 'office@leon.example',
  enterprise_number: 'BE 0202.239.951',
};

describe('organizations', () => {
  it('are made, read and changed by a SuperAdmin', async () => {
    const created = await admin.post('/organizations', input, { 'idempotency-key': randomUUID() });
    const organization = must(created, 201);
    expect(organization).toEqual({
      id: expect.any(String),
      name: 'Syndic Léon',
      contact_email: 'office@leon.example',
      language: 'fr',
      enterprise_number: '0202239951',
      address: null,
      postal_code: null,
      city: null,
      phone: null,
      registration_number: null,
      quiet_hours: null,
      second_factor_required: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const path = `/organizations/${organization.id}`;
    expect(created.headers['location']).toBe(`/api/v1${path}`);
    expect(must(await admin.get(path), 200)).toEqual(organization);
    const etag = String(created.headers['etag']);
    const changed = must(
      await admin.put(path, { language: 'nl', enterprise_number: null }, { 'if-match': etag }),
      200,
    );
    expect(changed).toMatchObject({ name: 'Syndic Léon', language: 'nl', enterprise_number: null });
    must(await admin.put(path, { name: 'Stale' }, { 'if-match': etag }), 412);
    const found = must(await admin.get('/organizations?q=L%C3%A9on'), 200);
    expect(found.map(bare)).toEqual([changed]);
  });

  it('have quiet hours, or none', async () => {
    const quiet = { from: '22:00', to: '07:00' };
    const made = must(await admin.post('/organizations', { ...input, quiet_hours: quiet }), 201);
    expect(made.quiet_hours).toEqual(quiet);
    const path = `/organizations/${made.id}`;
    expect(must(await admin.put(path, { language: 'nl' }), 200).quiet_hours).toEqual(quiet);
    expect(must(await admin.get('/organizations?limit=100'), 200).map(bare)).toContainEqual(
      must(await admin.get(path), 200),
    );
    const changed = { from: '00:00', to: '06:30' };
    expect(must(await admin.put(path, { quiet_hours: changed }), 200).quiet_hours).toEqual(changed);
    expect(must(await admin.put(path, { quiet_hours: null }), 200).quiet_hours).toBeNull();
  });

  it.each([
    [{ from: '22:00' }, 400, 'invalid_request', '/body/quiet_hours/to'],
    [{ from: '22:00', to: '24:00' }, 400, 'invalid_request', '/body/quiet_hours/to'],
    [{ from: '9:00', to: '10:00' }, 400, 'invalid_request', '/body/quiet_hours/from'],
    [{ from: '22:00', to: '07:00', on: true }, 400, 'invalid_request', '/body/quiet_hours/on'],
    [{ from: '22:00', to: '22:00' }, 422, 'quiet_hours_empty', '/body/quiet_hours/to'],
  ])('refuse the quiet hours %o', async (quiet_hours, status, code, pointer) => {
    const answer = await admin.post('/organizations', { ...input, quiet_hours });
    expect(answer).toMatchObject({ status, body: { code, errors: [{ pointer }] } });
  });

  it('are listed page by page', async () => {
    for (const name of ['Page C', 'Page A', 'Page B'])
      must(await admin.post('/organizations', { ...input, name }), 201);
    const first = await admin.get('/organizations?q=Page&limit=2&include_total=true');
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect(names(must(first, 200))).toEqual(['Page A', 'Page B']);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(names(must(await admin.get(next), 200))).toEqual(['Page C']);
  });

  it('are refused when malformed, unknown, or asked for by anybody else', async () => {
    must(await admin.post('/organizations', { name: 'No address' }), 400);
    must(await admin.post('/organizations', { ...input, enterprise_number: '0202239950' }), 400);
    must(await admin.get(`/organizations/${randomUUID()}`), 404);
    const tenant = await aTenant(test);
    must(await tenant.syndic.get('/organizations'), 403);
    for (const caller of [tenant.accountant, tenant.boardMember, tenant.auditor]) {
      must(await caller.get(`/organizations/${tenant.organizationId}`), 403);
      must(await caller.put(`/organizations/${tenant.organizationId}`, { name: 'Mine' }), 403);
    }
  });

  it('are read and changed by their own Syndic, all but the enterprise number', async () => {
    const { syndic, organizationId } = await aTenant(test);
    const path = `/organizations/${organizationId}`;
    const office = {
      address: 'Avenue Louise 54',
      postal_code: '1050',
      city: 'Ixelles',
      phone: '+32 2 555.12.34',
      registration_number: '500123',
      contact_email: 'bureau@leon.example',
      language: 'nl',
    };
    const changed = must(await syndic.put(path, office), 200);
    expect(changed).toMatchObject({ ...office, phone: '+3225551234', enterprise_number: null });
    expect(must(await syndic.get(path), 200)).toEqual(changed);
    // A value that was read can be sent unchanged.
    must(await syndic.put(path, { enterprise_number: changed.enterprise_number }), 200);
    const refused = { status: 403, body: { code: 'forbidden' } };
    expect(await syndic.put(path, { enterprise_number: '0202239951' })).toMatchObject(refused);
    must(await admin.put(path, { enterprise_number: '0202239951' }), 200);
    expect(await syndic.put(path, { enterprise_number: null })).toMatchObject(refused);
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [organizationId],
    });
    expect(await narrowed.put(path, { name: 'Mine' })).toMatchObject(refused);
    const other = await aTenant(test);
    must(await other.syndic.get(path), 404);
    must(await other.syndic.put(path, { name: 'Mine' }), 404);
    must(await syndic.put(path, { phone: 'none' }), 400);
  });

  it('show their new name in the roles of their users', async () => {
    const { syndic, organizationId } = await aTenant(test);
    const before = await syndic.get(`/users/${syndic.userId}`);
    must(await admin.put(`/organizations/${organizationId}`, { name: 'Renamed' }), 200);
    const after = await syndic.get(`/users/${syndic.userId}`, {
      'if-none-match': String(before.headers['etag']),
    });
    expect(must(after, 200).roles[0].organization_name).toBe('Renamed');
  });
});
