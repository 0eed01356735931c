import { describe, expect, it } from 'vitest';
import { aTenant, aCaller, call, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);

interface Described {
  readonly operationId: string;
  readonly 'x-access': string;
  readonly 'x-roles'?: readonly string[];
}

/** Lists the operations that this role may call, according to the API description. */
async function described(role: string): Promise<string[]> {
  const { paths } = must(await call(test.app, 'GET', '/openapi.json'), 200);
  return Object.values<Record<string, Described>>(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ 'x-access': access }) => access !== 'public')
    .filter(({ 'x-roles': roles }) => roles?.includes(role))
    .map(({ operationId }) => operationId)
    .sort();
}

describe('who one is', () => {
  it.each([
    ['SuperAdmin', tenant.superAdmin],
    ['Syndic', tenant.syndic],
    ['Accountant', tenant.accountant],
    ['BoardMember', tenant.boardMember],
    ['Auditor', tenant.auditor],
  ])('comes with the operations that a %s may call', async (role, caller) => {
    const { rights } = must(await caller.get('/auth/me'), 200);
    expect(rights.sort()).toEqual(await described(role));
    expect(rights).toContain('logout');
    expect(rights.includes('createOrganization')).toBe(role === 'SuperAdmin');
  });

  it('comes without what holds for all buildings, where the role is narrowed to some', async () => {
    const { organizationId } = tenant;
    const narrowed = { role: 'Syndic', organizationId, buildingIds: [organizationId] } as const;
    const { rights } = must(await (await aCaller(test, narrowed)).get('/auth/me'), 200);
    const missing = (await described('Syndic')).filter((operation) => !rights.includes(operation));
    expect(missing).toEqual(
      expect.arrayContaining(['createBuilding', 'createUser', 'updateOrganization']),
    );
    expect(rights).toEqual(expect.arrayContaining(['createUnit', 'getOrganization']));
  });

  it('is changed by oneself, and leaves what is not named', async () => {
    const { organizationId } = tenant;
    const me = await aCaller(test, { role: 'Auditor', organizationId });
    const before = await me.get('/auth/me');
    expect(must(before, 200)).toMatchObject({ language: 'en', phone: null, settings: {} });
    const settings = { theme: 'dark', columns: [1, 'two', null], nested: { é: true } };
    const body = { name: 'Dominique Lemmens', phone: '0477/33.99.41', settings };
    const changed = await me.put('/auth/me', body);
    const expected = { ...body, phone: '+32477339941', language: 'en' };
    expect(must(changed, 200)).toMatchObject(expected);
    expect(must(await me.put('/auth/me', { language: 'nl' }), 200)).toMatchObject({
      ...expected,
      language: 'nl',
    });
    const seen = must(await tenant.syndic.get(`/users/${me.userId}`), 200);
    expect(seen).toMatchObject({ name: 'Dominique Lemmens', language: 'nl' });
    expect(seen).not.toHaveProperty('settings');
    expect(must(await me.put('/auth/me', { settings: {}, phone: null }), 200)).toMatchObject({
      settings: {},
      phone: null,
    });
  });

  it('is changed as it was read, or not', async () => {
    const { organizationId } = tenant;
    const me = await aCaller(test, { role: 'Auditor', organizationId });
    const etag = String((await me.get('/auth/me')).headers['etag']);
    must(await me.get('/auth/me', { 'if-none-match': etag }), 304);
    const changed = await me.put('/auth/me', { name: 'A' }, { 'if-match': etag });
    must(changed, 200);
    const read = await me.get('/auth/me');
    expect(read.headers['etag']).toBe(changed.headers['etag']);
    expect(must(await me.put('/auth/me', { name: 'B' }, { 'if-match': etag }), 412).code).toBe(
      'stale',
    );
    // A new role does not change the account, but must change the entity tag.
    must(
      await tenant.syndic.put(`/users/${me.userId}`, {
        roles: [{ role_type: 'Auditor' }, { role_type: 'BoardMember' }],
      }),
      200,
    );
    expect((await me.get('/auth/me')).headers['etag']).not.toBe(read.headers['etag']);
  });

  it.each([
    ['an e-mail', { email: 'other@example.org' }, '/body/email'],
    ['a right', { rights: ['createBuilding'] }, '/body/rights'],
    ['no name', { name: ' ' }, '/body/name'],
    ['no language', { language: null }, '/body/language'],
    ['a list of settings', { settings: [1] }, '/body/settings'],
    ['a text of settings', { settings: '{}' }, '/body/settings'],
    ['too many settings', { settings: { all: 'x'.repeat(16 * 1024 - 9) } }, '/body/settings'],
    ['too many in bytes', { settings: { all: 'é'.repeat(8 * 1024 - 4) } }, '/body/settings'],
    ['half a character', { settings: { '\ud800': 1 } }, '/body/settings'],
  ])('does not take %s', async (_, body, pointer) => {
    const refused = must(await tenant.auditor.put('/auth/me', body), 400);
    expect(refused.errors[0].pointer).toBe(pointer);
  });

  it('keeps sixteen kibibytes of settings', async () => {
    const settings = { all: 'x'.repeat(16 * 1024 - 10) };
    expect(JSON.stringify(settings)).toHaveLength(16 * 1024);
    must(await tenant.auditor.put('/auth/me', { settings }), 200);
    expect(must(await tenant.auditor.get('/auth/me'), 200).settings).toEqual(settings);
  });
});
