import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  const test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
});

beforeEach(() => {
  work = callWork(tenant, fixture);
});

const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  tenant.accountant.put(`/calls-for-funds/${id}`, body, headers);
const partsOf = ({ parts }: Json) => parts.map((part: Json) => `${part.fund} ${part.total_amount}`);
const PARTS = [
  { fund: 'Reserve', total_amount: 10.01 },
  { fund: 'Provision', total_amount: 100 },
];

describe('a draft call', () => {
  it('is edited field by field, and sent as it then is', async () => {
    const { id } = await work.aCall();
    const edited = must(await change(id, { title: 'Second', total_amount: 250 }), 200);
    expect(edited).toMatchObject({ title: 'Second', total_amount: 250, fund: 'Provision' });
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    const owed = await work.receivables(id);
    expect(owed.map(({ amount }: Json) => amount).sort()).toEqual([100, 150]);
  });

  it('becomes one of several parts, and one fund again', async () => {
    const { id } = await work.aCall();
    const parted = must(await change(id, { parts: PARTS }), 200);
    expect([parted.total_amount, parted.fund, partsOf(parted)]).toEqual([
      110.01,
      null,
      ['Reserve 10.01', 'Provision 100'],
    ]);
    expect(await change(id, { total_amount: 5 })).toMatchObject({
      status: 422,
      body: { code: 'parts_instead' },
    });
    expect((await change(id, { parts: [] })).body.code).toBe('parts_instead');
    const whole = { parts: [], fund: 'Works', total_amount: 80 };
    expect(must(await change(id, whole), 200)).toMatchObject({ fund: 'Works', total_amount: 80 });
  });

  it('is no longer edited once it is sent, nor by an old version', async () => {
    const { id } = await work.aCall();
    expect((await change(id, { title: 'Stale' }, { 'if-match': '"old"' })).status).toBe(412);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    expect(await change(id, { title: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Sent' },
    });
  });

  it('of a series keeps its amounts, and takes other words', async () => {
    const body = work.input({ instalments: 2, total_amount: 200 });
    const [first] = must(await tenant.accountant.post('/calls-for-funds/series', body), 201);
    expect(must(await change(first.id, { title: 'First half' }), 200).title).toBe('First half');
    expect(await change(first.id, { total_amount: 1 })).toMatchObject({
      status: 422,
      body: { code: 'series_fixed' },
    });
  });
});
