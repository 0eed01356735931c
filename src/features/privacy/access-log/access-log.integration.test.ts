import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const { syndic, accountant, auditor, organizationId } = tenant;

let fixture: Fixture;

beforeAll(async () => {
  fixture = await aFixture(test, tenant);
});

const accesses = async (id: string, who: Pick<Caller, 'get'> = syndic): Promise<Json[]> =>
  must(await who.get(`/gdpr/owners/${id}/accesses`), 200);
const proof = async (who: Caller = syndic): Promise<Json> => {
  await test.app.linker.linkAll();
  return must(await who.get('/gdpr/accesses/proof'), 200);
};
const change = (text: string, ...values: unknown[]) =>
  asSuperuser(test.databaseUrl, (client) => client.query(text, values));

describe('reading what is known of an owner', () => {
  it('is written down: who, what and when, the latest first', async () => {
    const { ownerId, otherOwnerId, buildingId } = fixture;
    expect(await accesses(ownerId)).toEqual([]);
    must(await syndic.get(`/owners/${ownerId}`), 200);
    test.clock.advance(60_000);
    must(await accountant.get(`/owners/${ownerId}/account?building_id=${buildingId}`), 200);
    must(await auditor.get(`/owners/${ownerId}/statement?format=csv`), 200);
    must(await syndic.get(`/gdpr/owners/${ownerId}/data-export`), 200);
    expect(await accesses(ownerId)).toMatchObject([
      { operation: 'exportOwnerData', actor_id: syndic.userId },
      { operation: 'getOwnerStatement', actor_id: auditor.userId },
      { operation: 'getOwnerAccount', actor_id: accountant.userId },
      {
        operation: 'getOwner',
        actor_id: syndic.userId,
        owner_id: ownerId,
        accessed_at: '2026-03-16T09:00:00.000Z',
      },
    ]);
    expect(await accesses(otherOwnerId)).toEqual([]);
  });

  it('is not where it is their own, is refused, or is a list', async () => {
    const { ownerId, owner } = fixture;
    const before = await accesses(ownerId);
    must(await owner.get(`/owners/${ownerId}`), 200);
    must(await stranger.syndic.get(`/owners/${ownerId}`), 404);
    must(await syndic.get('/owners'), 200);
    must(await syndic.put(`/owners/${ownerId}`, { language: 'de' }), 200);
    expect(await accesses(ownerId)).toEqual(before);
    expect(await accesses(ownerId, owner)).toEqual(before);
  });

  it('is told the owner with their copy', async () => {
    const { sections } = must(
      await fixture.owner.get(`/gdpr/owners/${fixture.ownerId}/data-export`),
      200,
    );
    const told = sections.find(({ name }: Json) => name === 'Accesses').records;
    expect(told.map(({ operation }: Json) => operation)).toEqual([
      'getOwner',
      'getOwnerAccount',
      'getOwnerStatement',
      'exportOwnerData',
    ]);
    expect(told[0].accessed_at).toBe('2026-03-16T09:00:00.000Z');
  });

  it('is chained in order, by many at once too', async () => {
    const { otherOwnerId } = fixture;
    const { entry_count: before } = await proof();
    const reads = Array.from({ length: 20 }, () => accountant.get(`/owners/${otherOwnerId}`));
    for (const answer of await Promise.all(reads)) must(answer, 200);
    expect(await proof()).toMatchObject({ chain_intact: true, entry_count: before + 20 });
    const places = (await accesses(otherOwnerId)).map(({ sequence }) => sequence);
    expect(places).toEqual(Array.from({ length: 20 }, (_, index) => before + 20 - index));
    expect(await proof(stranger.syndic)).toMatchObject({ chain_intact: true, entry_count: 0 });
  });

  it('is listed before it is linked, page by page in the same order', async () => {
    const { ownerId } = fixture;
    await proof();
    const linked = await accesses(ownerId);
    for (let read = 0; read < 3; read += 1) must(await syndic.get(`/owners/${ownerId}`), 200);
    expect(must(await syndic.get('/gdpr/accesses/proof'), 200)).toMatchObject({ pending: 3 });
    const all = await accesses(ownerId);
    expect(all.slice(0, 3).map(({ sequence }) => sequence)).toEqual([null, null, null]);
    expect(all.slice(3)).toEqual(linked);
    const first = await syndic.get(`/gdpr/owners/${ownerId}/accesses?limit=2`);
    const [, next = ''] = /<\/api\/v1([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    expect([...first.body, ...must(await syndic.get(next), 200)]).toEqual(all.slice(0, 4));
  });

  it.each([
    ['changed', 'update app.data_accesses set operation = $2', "'listOwners'"],
    ['taken out', 'delete from app.data_accesses', undefined],
  ])('shows where an entry was %s', async (_how, statement, value) => {
    const { entry_count: last } = await proof();
    const where = `where organization_id = $1 and sequence = ${last}`;
    const { rows } = await change(`select * from app.data_accesses ${where}`, organizationId);
    const given = value === undefined ? [organizationId] : [organizationId, value];
    await change(`${statement} ${where}`, ...given);
    expect((await proof()).chain_intact).toBe(false);
    await change(`delete from app.data_accesses ${where}`, organizationId);
    const [row] = rows;
    const names = Object.keys(row);
    const places = names.map((_name, index) => `$${index + 1}`).join(', ');
    await change(
      `insert into app.data_accesses (${names.join(', ')}) values (${places})`,
      ...Object.values(row),
    );
    expect((await proof()).chain_intact).toBe(true);
  });

  it('goes on where it cannot be written down', async () => {
    const revoke = 'app.data_accesses from millieme_app';
    await change(`revoke insert on ${revoke}`);
    must(await syndic.get(`/owners/${fixture.ownerId}`), 200);
    await change('grant insert on app.data_accesses to millieme_app');
    must(await syndic.get(`/owners/${fixture.ownerId}`), 200);
    expect((await proof()).chain_intact).toBe(true);
  });

  it('has words for every operation by which an owner is read', () => {
    const words = JSON.parse(readFileSync('src/locales/web-privacy/en.json', 'utf8'));
    const reading = test.app.routes.filter(
      ({ method, path, operationId }) =>
        method === 'GET' &&
        /^\/(gdpr\/)?owners\/:id|:owner_id/.test(path) &&
        operationId !== 'listDataAccesses',
    );
    expect(reading.length).toBeGreaterThan(10);
    const unnamed = reading.filter(
      ({ operationId }) => words[`web-privacy.read.${operationId}`] === undefined,
    );
    expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is seen by the syndic and by the owner, and by nobody else', async () => {
    const path = `/gdpr/owners/${fixture.ownerId}/accesses`;
    for (const who of [accountant, tenant.boardMember, auditor]) must(await who.get(path), 403);
    must(await stranger.syndic.get(path), 404);
    must(await fixture.owner.get(`/gdpr/owners/${fixture.otherOwnerId}/accesses`), 404);
    must(await fixture.owner.get('/gdpr/accesses/proof'), 403);
  });
});
