import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  const test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  const elsewhere = { name: 'Les Ormes', address: 'Rue Haute 3', total_units: 1 };
  const { id: elsewhereId } = must(await tenant.syndic.post('/buildings', elsewhere), 201);
  const { buildingId, ownerId, otherOwnerId } = fixture;
  // Anne owes 100.00 from January and 40.25 from April, has paid 30.10, and owes 500.00 elsewhere.
  await owes(buildingId, ownerId, 100, '2026-01-31');
  await owes(buildingId, ownerId, 40.25, '2026-04-30');
  await owes(elsewhereId, ownerId, 500, '2026-01-31');
  await owes(buildingId, otherOwnerId, 200, '2026-04-30');
  const payment = { building_id: buildingId, owner_id: ownerId, amount: 30.1 };
  must(await tenant.accountant.post('/payments', payment), 201);
});

async function owes(building_id: string, owner_id: string, amount: number, due_date: string) {
  const lines = [
    { account_code: '4101', owner_id, debit: amount, due_date },
    { account_code: '701', credit: amount },
  ];
  const entry = { building_id, entry_date: '2026-01-01', description: 'Provision', lines };
  must(await tenant.accountant.post('/journal-entries', entry), 201);
}

const listed = async (path: string): Promise<[string, number, number][]> =>
  must(await tenant.auditor.get(path), 200).map(({ name, balance, overdue }: Json) => [
    name,
    balance,
    overdue,
  ]);

describe('owners of a building', () => {
  // Anne: 100 + 40.25 − 30.10 = 110.15, of which 69.90 is overdue.
  const anne = ['Anne Peeters', 110.15, 69.9];
  const bart = ['Bart Claes', 200, 0];

  it('are listed with what each owes there, most first where asked for', async () => {
    const here = `building_id=${fixture.buildingId}`;
    expect(await listed(`/owners?${here}`)).toEqual([anne, bart]);
    expect(await listed(`/owners?${here}&sort=-balance`)).toEqual([bart, anne]);
    expect(await listed(`/owners?${here}&sort=balance`)).toEqual([anne, bart]);
    expect(await listed(`/buildings/${fixture.buildingId}/owners?sort=-balance`)).toEqual([
      bart,
      anne,
    ]);
  });

  it('are paged by balance', async () => {
    const path = `/owners?building_id=${fixture.buildingId}&sort=-balance&limit=1`;
    const first = await tenant.auditor.get(path);
    const [, next] = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
    expect(await listed(path)).toEqual([bart]);
    expect(await listed(String(next).replace(/^.*\/api\/v1/, ''))).toEqual([anne]);
  });

  it('see what they owe themselves, and nothing of others', async () => {
    const own = await fixture.owner.get(`/owners?building_id=${fixture.buildingId}`);
    expect(must(own, 200)).toMatchObject([{ name: 'Anne Peeters', balance: 110.15 }]);
  });

  it('are not sorted by balance, nor told it, over several buildings', async () => {
    const problem = must(await tenant.auditor.get('/owners?sort=-balance'), 400);
    expect(problem.errors).toMatchObject([{ pointer: '/query/building_id' }]);
    for (const owner of nonEmpty(must(await tenant.auditor.get('/owners'), 200))) {
      expect(owner).not.toHaveProperty('balance');
    }
  });
});
