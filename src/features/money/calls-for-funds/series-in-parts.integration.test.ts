import { beforeAll, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** Anne owns A1 (600 of 1000), Bart A2 (400), the only unit in the key of the lift. */

let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  const test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const RESERVE = { fund: 'Reserve', total_amount: 10.01 };
const PROVISION = { fund: 'Provision', total_amount: 100.01 };
const lift = () => ({ fund: 'Works', total_amount: 30, distribution_key_id: fixture.keyId });

/** Creates the drafts of a year in two instalments. */
function year(parts: readonly object[], more: object = {}) {
  const { fund: _, total_amount: __, ...words } = work.input({ call_date: '2026-03-10' });
  return tenant.accountant.post('/calls-for-funds/series', {
    ...words,
    parts,
    instalments: 2,
    ...more,
  });
}

describe('a year in parts', () => {
  const asked = ({ parts }: Json) => parts.map((part: Json) => `${part.fund} ${part.total_amount}`);

  it('asks by each letter for a part of every fund, adding up to the year for every unit', async () => {
    const drafts = must(await year([RESERVE, PROVISION, lift()]), 201);
    expect(drafts.map(asked)).toEqual([
      ['Reserve 5.01', 'Provision 50.01', 'Works 15'],
      ['Reserve 5', 'Provision 50', 'Works 15'],
    ]);
    expect(drafts[0]).toMatchObject({ fund: null, total_amount: 70.02, instalment_number: 1 });
    const { body } = await tenant.auditor.get(`/calls-for-funds/${drafts[0].id}`);
    expect(body.parts).toEqual(drafts[0].parts);
    const cents = new Map<string, number>();
    for (const { id, total_amount } of drafts) {
      const path = `/calls-for-funds/${id}`;
      const preview = must(await tenant.syndic.get(`${path}/preview`), 200);
      expect(preview.total).toBe(total_amount);
      must(await tenant.accountant.put(`${path}/send`), 200);
      expect(must(await tenant.syndic.get(`${path}/preview`), 200)).toEqual(preview);
      for (const { unit_id, part, amount } of preview.lines) {
        const key = `${unit_id} ${part}`;
        cents.set(key, (cents.get(key) ?? 0) + Math.round(amount * 100));
      }
    }
    const { unitId, otherUnitId } = fixture;
    expect(Object.fromEntries(cents)).toEqual({
      [`${unitId} 1`]: 601,
      [`${otherUnitId} 1`]: 400,
      [`${unitId} 2`]: 6001,
      [`${otherUnitId} 2`]: 4000,
      [`${otherUnitId} 3`]: 3000,
    });
    const owed: Json[] = await work.receivables(drafts[1].id);
    expect(owed.find(({ owner_id }) => owner_id === fixture.ownerId)).toMatchObject({
      amount: 33,
      parts: [
        { fund: 'Provision', amount: 30, open_amount: 30 },
        { fund: 'Reserve', amount: 3, open_amount: 3 },
      ],
    });
    await work.expectIntact();
  });

  it('is refused where one part of it is too small, or said twice', async () => {
    const small = await year([PROVISION, { ...RESERVE, total_amount: 0.01 }]);
    expect(small).toMatchObject({
      status: 422,
      body: { code: 'instalment_empty', errors: [{ pointer: '/body/parts/1/total_amount' }] },
    });
    const twice = await year([PROVISION], { fund: 'Works' });
    expect(twice).toMatchObject({ status: 422, body: { code: 'parts_instead' } });
  });
});
