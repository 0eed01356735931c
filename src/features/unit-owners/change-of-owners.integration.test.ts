import { beforeAll, describe, expect, it } from 'vitest';
import { registerOf, type Register } from '#test/helpers/register.ts';
import { aTenant, must, startTestApp, statusesOf, type Tenant } from '#test/helpers/test-app.ts';

const TODAY = '2026-03-16';
const since = { start_date: '2020-01-01' };

const test = await startTestApp();
let tenant: Tenant;
let aUnit: Register['aUnit'];
let anOwner: Register['anOwner'];
let post: Register['addOwner'];
let relations: Register['relations'];

beforeAll(async () => {
  tenant = await aTenant(test);
  ({ aUnit, anOwner, addOwner: post, relations } = registerOf(tenant));
});

describe('leaving', () => {
  it('ends today, keeps the past, and can be done once', async () => {
    const [unit, anne] = [await aUnit(), await anOwner('Anne')];
    const { id } = must(await post(unit, anne, '1/1', since), 201);
    const path = `/units/${unit}/owners/${anne}`;
    must(await tenant.syndic.delete(path, { 'if-match': '"7"' }), 412);
    must(await tenant.syndic.delete(path, { 'if-match': '"1"' }), 204);
    expect(must(await tenant.syndic.delete(path), 404).code).toBe('not_found');
    expect(await relations(unit)).toEqual([]);
    expect(await relations(unit, '?on=2026-03-15')).toEqual([
      `Anne 1/1 2020-01-01…${TODAY} primary`,
    ]);
    expect(await relations(unit, `?on=${TODAY}`)).toEqual([]);
    expect(await relations(unit, '/history')).toHaveLength(1);
    const late = await tenant.syndic.put(`/unit-owners/${id}`, { is_primary_contact: false });
    expect(must(late, 422).code).toBe('relation_ended');
    must(await tenant.syndic.get(`/units/${unit}/owners?on=yesterday`), 400);
    must(await tenant.syndic.get(`/units/${unit}/owners?at=${TODAY}`), 400);
  });

  it('takes the tag of either right that the owner has of the unit, as it was shown', async () => {
    for (const index of [0, 1]) {
      const [unit, anne] = [await aUnit(), await anOwner('Anne')];
      const parts = { owner_id: anne, ownership_share: '1/2', ...since };
      for (const right of ['FullOwnership', 'Usufruct'])
        must(await tenant.syndic.post(`/units/${unit}/owners`, { ...parts, right }), 201);
      const [full] = must(await tenant.syndic.get(`/units/${unit}/owners`), 200);
      must(await tenant.syndic.put(`/unit-owners/${full.id}`, { is_voting_mandatary: true }), 200);
      const shown = must(await tenant.syndic.get(`/units/${unit}/owners`), 200);
      const path = `/units/${unit}/owners/${anne}`;
      must(await tenant.syndic.delete(path, { 'if-match': '"9~AAAAAAAAAAA"' }), 412);
      must(await tenant.syndic.delete(path, { 'if-match': shown[index].etag }), 204);
      expect(await relations(unit)).toEqual([]);
    }
  });

  it('before the first day leaves an empty interval', async () => {
    const [unit, anne] = [await aUnit(), await anOwner('Anne')];
    must(await post(unit, anne, '1/1', { start_date: '2027-01-01' }), 201);
    must(await tenant.syndic.delete(`/units/${unit}/owners/${anne}`), 204);
    expect(await relations(unit, '/history')).toEqual(['Anne 1/1 2027-01-01…2027-01-01']);
    must(await tenant.syndic.delete(`/units/${unit}/owners/${anne}`), 404);
    must(await post(unit, anne, '1/1', { start_date: '2026-06-01' }), 201);
  });
});

describe('the primary contact', () => {
  it('is the first owner, then whoever is named, then the largest share', async () => {
    const [unit, anne, bart, carl] = [
      await aUnit(),
      await anOwner('Anne'),
      await anOwner('Bart'),
      await anOwner('Carl'),
    ];
    must(await post(unit, anne, '1/4', { ...since, is_primary_contact: false }), 201);
    const { id: second } = must(await post(unit, bart, '1/4', { start_date: '2021-01-01' }), 201);
    must(await post(unit, carl, '1/2', { start_date: '2022-01-01' }), 201);
    expect(await relations(unit)).toEqual([
      'Anne 1/4 2020-01-01… primary',
      'Bart 1/4 2021-01-01…',
      'Carl 1/2 2022-01-01…',
    ]);
    const named = await tenant.syndic.put(`/unit-owners/${second}`, { is_primary_contact: true });
    expect(must(named, 200).is_primary_contact).toBe(true);
    expect((await relations(unit)).filter((text) => text.endsWith('primary'))).toEqual([
      'Bart 1/4 2021-01-01… primary',
    ]);
    expect((await relations(unit, '?on=2026-03-15'))[0]).toBe('Anne 1/4 2020-01-01… primary');
    must(await tenant.syndic.delete(`/units/${unit}/owners/${bart}`), 204);
    expect(await relations(unit)).toEqual(['Anne 1/4 2020-01-01…', 'Carl 1/2 2022-01-01… primary']);
    const { id: fourth } = must(
      await post(unit, await anOwner('Dirk'), '1/4', { is_primary_contact: true }),
      201,
    );
    expect((await relations(unit)).filter((text) => text.endsWith('primary'))).toEqual([
      `Dirk 1/4 ${TODAY}… primary`,
    ]);
    must(await tenant.syndic.put(`/unit-owners/${fourth}`, { is_primary_contact: false }), 200);
    expect((await relations(unit)).filter((text) => text.endsWith('primary'))).toEqual([
      'Carl 1/2 2022-01-01… primary',
    ]);
  });

  it('stays until a later day on which it leaves', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    const { id } = must(await post(unit, anne, '1/2', since), 201);
    must(await post(unit, bart, '1/2', since), 201);
    must(await tenant.syndic.put(`/unit-owners/${id}`, { end_date: '2026-06-01' }), 200);
    const primaryOn = async (on: string) =>
      (await relations(unit, `?on=${on}`))
        .filter((text) => text.endsWith('primary'))
        .map((text) => text.slice(0, 4));
    expect(await primaryOn('2026-05-31')).toEqual(['Anne']);
    expect(await primaryOn('2026-06-01')).toEqual(['Bart']);
    must(await tenant.syndic.put(`/unit-owners/${id}`, { end_date: null }), 200);
    expect(await primaryOn('2026-06-01')).toEqual(['Anne']);
  });
});

describe('a transfer', () => {
  function transfer(unit: string, from_owner_id: string, to_owner_id: string, more: object = {}) {
    return tenant.syndic.post(`/units/${unit}/owners/transfer`, {
      from_owner_id,
      to_owner_id,
      ...more,
    });
  }

  it('passes everything today, with the role of primary contact', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    must(await post(unit, anne, '1/1', since), 201);
    const bought = await transfer(unit, anne, bart);
    expect(must(bought, 200)).toMatchObject({
      owner_id: bart,
      ownership_share: '1/1',
      start_date: TODAY,
      end_date: null,
      is_primary_contact: true,
    });
    expect(bought.headers['etag']).toMatch(/^"1~/);
    expect(await relations(unit, '/history')).toEqual([
      `Anne 1/1 2020-01-01…${TODAY} primary`,
      `Bart 1/1 ${TODAY}… primary`,
    ]);
  });

  it('on a later day leaves everything as it is until then', async () => {
    const [unit, anne, bart, carl] = [
      await aUnit(),
      await anOwner('Anne'),
      await anOwner('Bart'),
      await anOwner('Carl'),
    ];
    must(await post(unit, anne, '1/2', since), 201);
    must(await post(unit, carl, '1/2', since), 201);
    must(await transfer(unit, anne, bart, { effective_date: '2026-06-01' }), 200);
    expect(await relations(unit)).toEqual([
      'Anne 1/2 2020-01-01…2026-06-01 primary',
      'Carl 1/2 2020-01-01…',
    ]);
    expect(await relations(unit, '?on=2026-06-01')).toEqual([
      'Carl 1/2 2020-01-01…',
      'Bart 1/2 2026-06-01… primary',
    ]);
  });

  it('of a part keeps the rest with the seller, and adds to what the buyer has', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    must(await post(unit, anne, '1/2', since), 201);
    must(await post(unit, bart, '1/3', since), 201);
    expect(
      must(await transfer(unit, anne, bart, { ownership_share: '1/4' }), 200).ownership_share,
    ).toBe('7/12');
    expect((await relations(unit)).sort()).toEqual([
      `Anne 1/4 ${TODAY}… primary`,
      `Bart 7/12 ${TODAY}…`,
    ]);
  });

  it('refuses what cannot be sold', async () => {
    const [unit, anne, bart] = [await aUnit(), await anOwner('Anne'), await anOwner('Bart')];
    must(await post(unit, anne, '1/2', since), 201);
    const refusals: [Promise<{ status: number; body: unknown }>, string, string][] = [
      [
        transfer(unit, anne, bart, { ownership_share: '2/3' }),
        'transfer_share_exceeded',
        'ownership_share',
      ],
      [transfer(unit, anne, anne), 'same_owner', 'to_owner_id'],
      [transfer(unit, bart, anne), 'not_an_owner', 'from_owner_id'],
      [transfer(unit, anne, unit), 'unknown_reference', 'to_owner_id'],
      [transfer(unit, unit, anne), 'unknown_reference', 'from_owner_id'],
    ];
    for (const [answer, code, field] of refusals) {
      expect(await answer).toMatchObject({
        status: 422,
        body: { code, errors: [{ pointer: `/body/${field}` }] },
      });
    }
    must(await transfer(anne, anne, bart), 404);
    must(await post(unit, anne, '1/2', { right: 'Usufruct' }), 201);
    const ambiguous = must(await transfer(unit, anne, bart, { ownership_share: '1/4' }), 422);
    expect(ambiguous.code).toBe('transfer_right_ambiguous');
    expect(must(await transfer(unit, anne, bart), 200).right).toBe('FullOwnership');
    expect(await relations(unit)).toHaveLength(2);
  });

  it('happens once, however many ask for it at once', async () => {
    const [unit, anne] = [await aUnit(), await anOwner('Anne')];
    must(await post(unit, anne, '1/1', since), 201);
    const buyers = await Promise.all(['B', 'C', 'D', 'E'].map((name) => anOwner(name)));
    const answers = await Promise.all(buyers.map((buyer) => transfer(unit, anne, buyer)));
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
  });
});
