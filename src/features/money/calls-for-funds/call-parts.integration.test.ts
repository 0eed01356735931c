import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/** Anne owns A1 (600 of 1000), Bart A2 (400), the only unit in the key of the lift. */

const clock = fakeClock();
let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase(), clock });
});

beforeEach(async () => {
  clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const RESERVE = { fund: 'Reserve', total_amount: 10.01 };
const PROVISION = { fund: 'Provision', total_amount: 100.01 };
const lift = () => ({ fund: 'Works', total_amount: 30, distribution_key_id: fixture.keyId });
/** The reserve is listed first, but settled last. */
const PARTS = () => [RESERVE, PROVISION, lift()];

/** Builds the request body of a call in parts. */
function input(parts: readonly object[], more: object = {}): Record<string, unknown> {
  const { fund: _, total_amount: __, ...words } = work.input({ call_date: '2026-03-10' });
  return { ...words, parts, ...more };
}
const enter = (parts: readonly object[], more: object = {}) =>
  tenant.accountant.post('/calls-for-funds', input(parts, more));
async function sent(parts: readonly object[] = PARTS(), more: object = {}): Promise<Json> {
  const { id } = must(await enter(parts, more), 201);
  return must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
}
async function owed(callId: string, ownerId: string): Promise<Json> {
  const rows = await work.receivables(callId);
  return rows.find((row: Json) => row.owner_id === ownerId);
}
const partsOf = ({ parts }: Json) =>
  parts.map((part: Json) => `${part.fund} ${part.amount} ${part.open_amount}`);
const accountOf = async (ownerId: string): Promise<Json> =>
  must(
    await tenant.auditor.get(`/owners/${ownerId}/account?building_id=${fixture.buildingId}`),
    200,
  );
/** Returns the owner's ledger balance on each account. */
async function booked(ownerId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const entries = must(await tenant.auditor.get('/journal-entries?limit=500'), 200);
  for (const { id } of entries) {
    const { lines } = must(await tenant.auditor.get(`/journal-entries/${id}`), 200);
    for (const line of lines) {
      if (line.owner_id !== ownerId || !line.account_code.startsWith('410')) continue;
      const cents = Math.round((line.debit - line.credit) * 100);
      sums[line.account_code] = (sums[line.account_code] ?? 0) + cents;
    }
  }
  return sums;
}

describe('a call in parts', () => {
  it('shows its parts, their sum, and what each owner is to pay of each', async () => {
    const draft = must(await enter(PARTS()), 201);
    expect(draft).toMatchObject({ fund: null, distribution_key_id: null, total_amount: 140.02 });
    expect(draft.parts).toMatchObject(PARTS());
    const read = must(await tenant.syndic.get(`/calls-for-funds/${draft.id}`), 200);
    expect(read.parts).toEqual(draft.parts);
    const preview = must(await tenant.syndic.get(`/calls-for-funds/${draft.id}/preview`), 200);
    const brief = ({ lines }: Json) =>
      lines.map((l: Json) => [l.part, l.unit_number, l.owner_name, l.amount, l.key]);
    expect(preview.total).toBe(140.02);
    expect(brief(preview)).toEqual([
      [1, 'A1', 'Anne Peeters', 6.01, 'General'],
      [1, 'A2', 'Bart Claes', 4, 'General'],
      [2, 'A1', 'Anne Peeters', 60.01, 'General'],
      [2, 'A2', 'Bart Claes', 40, 'General'],
      [3, 'A2', 'Bart Claes', 30, 'Lift'],
    ]);
    must(await tenant.accountant.put(`/calls-for-funds/${draft.id}/send`), 200);
    expect(must(await tenant.syndic.get(`/calls-for-funds/${draft.id}/preview`), 200)).toEqual(
      preview,
    );
  });

  it('is found by each of its funds', async () => {
    const { id } = must(await enter(PARTS()), 201);
    const found = async (fund: string) =>
      must(await tenant.syndic.get(`/calls-for-funds?fund=${fund}`), 200).map(
        (call: Json) => call.id,
      );
    expect(await found('Reserve')).toEqual([id]);
    expect(await found('Works')).toEqual([id]);
    expect(await found('WorkingCapital')).toEqual([]);
  });

  it('is of one fund where its parts share it, each split by its own key', async () => {
    const call = await sent([
      { ...RESERVE, total_amount: 10 },
      { ...lift(), fund: 'Reserve' },
    ]);
    expect(call).toMatchObject({ fund: 'Reserve', distribution_key_id: null });
    expect(await owed(call.id, fixture.otherOwnerId)).toMatchObject({ amount: 34, parts: [] });
    await work.expectIntact();
  });

  it('books each part on its own accounts, and charges every owner once', async () => {
    const call = await sent();
    expect(call).toMatchObject({ status: 'Sent', open_amount: 140.02 });
    expect(await work.linesOf(call.journal_entry_ids[0])).toEqual([
      '4100 D 6.01 anne A1',
      '4100 D 4 bart A2',
      '700 C 10.01 - -',
      '4101 D 60.01 anne A1',
      '4101 D 40 bart A2',
      '701 C 100.01 - -',
      '4101 D 30 bart A2',
      '702 C 30 - -',
    ]);
    const [anne, bart, ...others] = await work.receivables(call.id);
    expect(others).toEqual([]);
    expect(anne).toMatchObject({ amount: 66.02, open_amount: 66.02 });
    expect(partsOf(anne)).toEqual(['Provision 60.01 60.01', 'Reserve 6.01 6.01']);
    expect(partsOf(bart)).toEqual(['Provision 40 40', 'Works 30 30', 'Reserve 4 4']);
    expect(bart.lines.map((l: Json) => [l.part, l.amount])).toEqual([
      [1, 4],
      [2, 40],
      [3, 30],
    ]);
    await work.expectIntact();
  });

  it('is settled part by part by whatever is paid, and the books follow to the cent', async () => {
    const call = await sent();
    const bart = fixture.otherOwnerId;
    const first = await owed(call.id, bart);
    const communication = first.structured_communication;
    const steps: [number, string[], string[], object][] = [
      [
        39.99,
        ['Provision 40 0.01', 'Works 30 30', 'Reserve 4 4'],
        ['4101 C 39.99 bart -'],
        { 4100: 400, 4101: 3001 },
      ],
      [
        10.01,
        ['Provision 40 0', 'Works 30 20', 'Reserve 4 4'],
        ['4101 C 10.01 bart -'],
        { 4100: 400, 4101: 2000 },
      ],
      [
        22,
        ['Provision 40 0', 'Works 30 0', 'Reserve 4 2'],
        ['4101 C 20 bart -', '4100 C 2 bart -'],
        { 4100: 200, 4101: 0 },
      ],
    ];
    for (const [amount, parts, credits, left] of steps) {
      const payment = await work.pay(bart, amount, { communication });
      expect(partsOf(await owed(call.id, bart))).toEqual(parts);
      expect(payment.reserve_to_transfer).toBe(amount === 22 ? 2 : 0);
      const [, ...lines] = await work.linesOf(payment.journal_entry_ids[0]);
      expect(lines).toEqual(credits);
      expect(await booked(bart)).toEqual(left);
      expect(partsOf((await accountOf(bart)).receivables[0])).toEqual(parts);
      await work.expectIntact();
    }
    await work.pay(bart, 3);
    expect(await owed(call.id, bart)).toMatchObject({ open_amount: 0 });
    expect(await accountOf(bart)).toMatchObject({ balance: -1, receivables: [] });
    await work.pay(fixture.ownerId, 66.02);
    const settled = must(await tenant.syndic.get(`/calls-for-funds/${call.id}`), 200);
    expect(settled).toMatchObject({ status: 'Settled', open_amount: 0 });
    await work.expectIntact();
  });

  it('opens its parts again when a payment is taken back', async () => {
    const call = await sent();
    const bart = fixture.otherOwnerId;
    await work.pay(bart, 45);
    const payment = await work.pay(bart, 29);
    expect(await owed(call.id, bart)).toMatchObject({ open_amount: 0 });
    must(await tenant.accountant.put(`/payments/${payment.id}/reverse`, {}), 200);
    expect(partsOf(await owed(call.id, bart))).toEqual([
      'Provision 40 0',
      'Works 30 25',
      'Reserve 4 4',
    ]);
    expect(await booked(bart)).toEqual({ 4100: 400, 4101: 2500 });
    await work.expectIntact();
  });

  it('takes what owners have to their good first where it is settled first', async () => {
    await work.pay(fixture.otherOwnerId, 71);
    const call = await sent();
    expect(partsOf(await owed(call.id, fixture.otherOwnerId))).toEqual([
      'Provision 40 0',
      'Works 30 0',
      'Reserve 4 3',
    ]);
    expect(await booked(fixture.otherOwnerId)).toEqual({ 4100: 300, 4101: 0 });
    await work.expectIntact();
  });

  it('is cancelled whole, and what was paid stays to the good of who paid', async () => {
    const call = await sent();
    await work.pay(fixture.otherOwnerId, 73);
    const cancelled = must(await tenant.accountant.put(`/calls-for-funds/${call.id}/cancel`), 200);
    expect(cancelled).toMatchObject({ status: 'Cancelled', open_amount: 0 });
    expect(await owed(call.id, fixture.otherOwnerId)).toMatchObject({ open_amount: 0 });
    expect(await booked(fixture.otherOwnerId)).toEqual({ 4100: 0, 4101: -7300 });
    await work.expectIntact();
  });
});

describe('its letter', () => {
  const account = (account_code: string, iban: string, purpose: string) =>
    addBankAccount(tenant, fixture.buildingId, { iban, account_code, purpose });
  const letterOf = async (callId: string) => {
    const answer = await tenant.accountant.get(
      `/calls-for-funds/${callId}/letters/${fixture.otherOwnerId}`,
    );
    expect(answer.status).toBe(200);
    return (await textsOf(answer.raw)).join(' ');
  };

  it('shows the parts, and names the account of every day unless all are for the reserve', async () => {
    await account('550', 'BE71096123456769', 'Reserve');
    await account('551', 'BE68539007547034', 'Working');
    const mixed = await letterOf((await sent()).id);
    expect(mixed).toContain('BE68 5390 0754 7034');
    expect(mixed).not.toContain('BE71 0961 2345 6769');
    const reserve = await letterOf((await sent([RESERVE, { ...lift(), fund: 'Reserve' }])).id);
    expect(reserve).toContain('BE71 0961 2345 6769');
  });
});

describe('a sale that is registered after it', () => {
  it('moves all its parts to the buyer, by one receivable, to the cent', async () => {
    const owner = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const cleo = must(await tenant.syndic.post('/owners', owner), 201).id;
    const call = await sent([...PARTS(), { fund: 'WorkingCapital', total_amount: 1000 }]);
    await work.pay(fixture.otherOwnerId, 450);
    const sell = (more: object = {}) =>
      tenant.syndic.post(`/units/${fixture.otherUnitId}/owners/transfer`, {
        from_owner_id: fixture.otherOwnerId,
        to_owner_id: cleo,
        effective_date: '2026-03-01',
        ...more,
      });
    const touched = await sell();
    expect(touched).toMatchObject({ status: 422, body: { code: 'transfer_touches', count: 1 } });
    expect(touched.body.touches).toMatchObject([{ id: call.id, amount: 474 }]);
    must(await sell({ later_calls: 'Move' }), 200);
    const rows = await work.receivables(call.id);
    const bought = rows.filter((row: Json) => row.owner_id === cleo);
    expect(bought).toMatchObject([{ amount: 474, open_amount: 474 }]);
    expect(partsOf(bought[0])).toEqual([
      'WorkingCapital 400 400',
      'Provision 40 40',
      'Works 30 30',
      'Reserve 4 4',
    ]);
    expect(await booked(cleo)).toEqual({ 4100: 400, 4101: 47000 });
    expect(await accountOf(fixture.otherOwnerId)).toMatchObject({ balance: -450, receivables: [] });
    const { lines } = must(await tenant.syndic.get(`/calls-for-funds/${call.id}/preview`), 200);
    const ofUnit = lines.filter((l: Json) => l.unit_number === 'A2');
    for (const part of [1, 2, 3, 4]) {
      const amounts = ofUnit.filter((l: Json) => l.part === part).map((l: Json) => l.amount);
      expect(amounts).toHaveLength(3);
      expect(amounts[1]).toBe(-amounts[0]);
      expect(amounts[2]).toBe(amounts[0]);
    }
    await work.expectIntact();
  });

  it('leaves the seller of a part of a lot what each fund has left of it', async () => {
    const owner = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const cleo = must(await tenant.syndic.post('/owners', owner), 201).id;
    const call = await sent([
      { fund: 'Provision', total_amount: 1500 },
      { fund: 'Reserve', total_amount: 1000 },
    ]);
    must(
      await tenant.syndic.post(`/units/${fixture.otherUnitId}/owners/transfer`, {
        from_owner_id: fixture.otherOwnerId,
        to_owner_id: cleo,
        ownership_share: '1/2',
        effective_date: '2026-03-01',
        later_calls: 'Move',
      }),
      200,
    );
    const of = async (owner_id: string) => {
      const rows = await work.receivables(call.id);
      return rows.filter((row: Json) => row.owner_id === owner_id).map(partsOf);
    };
    expect(await of(fixture.otherOwnerId)).toEqual([['Provision 600 300', 'Reserve 400 200']]);
    expect(await of(cleo)).toEqual([['Provision 300 300', 'Reserve 200 200']]);
    await work.expectIntact();
  });

  it('refunds its part of the working capital at a later sale, and calls it from the buyer', async () => {
    const owner = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const cleo = must(await tenant.syndic.post('/owners', owner), 201).id;
    const call = await sent([PROVISION, { fund: 'WorkingCapital', total_amount: 1000 }]);
    const sold = must(
      await tenant.syndic.post(`/units/${fixture.otherUnitId}/owners/transfer`, {
        from_owner_id: fixture.otherOwnerId,
        to_owner_id: cleo,
        effective_date: '2026-03-16',
      }),
      200,
    );
    expect(sold.working_capital).toMatchObject({ amount: 400 });
    expect(await accountOf(cleo)).toMatchObject({ balance: 400 });
    expect(partsOf(await owed(call.id, fixture.otherOwnerId))).toEqual([
      'WorkingCapital 400 0',
      'Provision 40 40',
    ]);
    const refused = await tenant.accountant.put(`/calls-for-funds/${call.id}/cancel`);
    expect(refused.body.code).toBe('working_capital_passed');
    await work.expectIntact();
  });
});

describe('a reminder of it', () => {
  it('claims what is open, part by part, and is over when the last part is paid', async () => {
    const call = await sent(PARTS(), { due_date: '2026-03-12' });
    await work.pay(fixture.otherOwnerId, 50);
    const made = must(
      await tenant.accountant.post('/payment-reminders', {
        owner_id: fixture.otherOwnerId,
        call_for_funds_id: call.id,
      }),
      201,
    );
    expect(made).toMatchObject({ amount_owed: 24, items: [{ amount: 74, open_amount: 24 }] });
    expect(partsOf(made.items[0])).toEqual(['Provision 40 0', 'Works 30 20', 'Reserve 4 4']);
    const asked = must(await tenant.auditor.get(`/owners/${fixture.otherOwnerId}/account`), 200);
    expect(partsOf(asked.buildings[0].receivables[0])).toEqual(partsOf(made.items[0]));
    await work.pay(fixture.otherOwnerId, 24);
    const paid = must(await tenant.auditor.get(`/payment-reminders/${made.id}`), 200);
    expect(paid).toMatchObject({ status: 'Settled', amount_owed: 0 });
    await work.expectIntact();
  });
});

describe('what is refused', () => {
  it.each([
    ['a fund', { fund: 'Works' }, 'fund'],
    ['an amount', { total_amount: 5 }, 'total_amount'],
    [
      'a key',
      { distribution_key_id: '0192a000-0000-7000-8000-000000000003' },
      'distribution_key_id',
    ],
  ])('%s beside parts', async (_what, more, field) => {
    const answer = await enter(PARTS(), more);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'parts_instead', errors: [{ pointer: `/body/${field}` }] },
    });
  });

  it('a call without parts and without a fund', async () => {
    const { parts: _, ...body } = input(PARTS());
    for (const more of [{}, { fund: 'Works' }, { total_amount: 5 }, { parts: [] }]) {
      const answer = await tenant.accountant.post('/calls-for-funds', { ...body, ...more });
      expect(answer.status).toBe(400);
    }
  });

  it('a key of another building, named by its part', async () => {
    const unknown = '0192a000-0000-7000-8000-000000000003';
    const answer = await enter([PROVISION, { ...RESERVE, distribution_key_id: unknown }]);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'unknown_reference',
        errors: [{ pointer: '/body/parts/1/distribution_key_id' }],
      },
    });
  });

  it('parts whose sum is no amount', async () => {
    const most = { fund: 'Works', total_amount: '20000000000000' };
    expect((await enter([most, most])).body.code).toBe('amount_out_of_range');
  });
});
