import { describe, expect, it } from 'vitest';
import { expenseStage, expenseWork } from '#test/helpers/expenses.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);

/** Splits water by the general key (600 to 400), the lift by its own (only A2), and water once more. */
function parts() {
  return [
    { account_code: '6120', amount: 50.01, description: 'Water' },
    { account_code: '61011', amount: 40, distribution_key_id: fixture.keyId },
    { account_code: '6120', amount: 10, distribution_key_id: fixture.keyId },
  ];
}
const shown = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}`), 200);
const distribution = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}/distribution`), 200);
const enter = (more: object) => tenant.accountant.post('/expenses', work.input(more));

async function linesOf(entryId: string): Promise<unknown[]> {
  const { journal, lines } = must(await tenant.auditor.get(`/journal-entries/${entryId}`), 200);
  return [journal, ...lines.map((l: Json) => [l.account_code, l.debit, l.credit])];
}

describe('an invoice for several accounts and keys', () => {
  it('is entered with its parts, whose keys are the usual ones unless named', async () => {
    const general = must(
      await tenant.auditor.get(`/buildings/${fixture.buildingId}/distribution-keys`),
      200,
    )[0].id;
    const made = must(await enter({ allocations: parts() }), 201);
    expect(made).toMatchObject({ account_code: '6120', distribution_key_id: general });
    const allocations = [
      { account_code: '6120', distribution_key_id: general, amount: 50.01, description: 'Water' },
      { account_code: '61011', distribution_key_id: fixture.keyId, amount: 40, description: null },
      { account_code: '6120', distribution_key_id: fixture.keyId, amount: 10, description: null },
    ].map((part) => ({
      ...part,
      period_from: null,
      period_to: null,
      nature: 'Ordinary',
      recoverable_percent: 100,
      vat_amount: 0,
      excluded_owner_ids: [],
      decision_id: null,
    }));
    expect(made.allocations).toEqual(allocations);
    expect((await shown(made.id)).allocations).toEqual(allocations);
    const listed = must(await tenant.auditor.get('/expenses?limit=500'), 200);
    expect(listed.find(({ id }: Json) => id === made.id).allocations).toEqual(allocations);
    const plain = must(await enter({}), 201);
    expect(plain.allocations).toEqual([]);
  });

  it('debits each account once, splits each part by its key, and takes all of it back', async () => {
    const id = await work.anExpense('PendingApproval', { allocations: parts() });
    const computed = await distribution(id);
    expect(computed.total).toBe(100.01);
    expect(computed.lines.map((l: Json) => [l.allocation, l.key, l.unit_number, l.amount])).toEqual(
      [
        [1, 'General', 'A1', 30.01],
        [1, 'General', 'A2', 20],
        [2, 'Lift', 'A2', 40],
        [3, 'Lift', 'A2', 10],
      ],
    );
    must(await work.operate(id, 'approve'), 200);
    must(
      await tenant.syndic.put(`/distribution-keys/${fixture.keyId}`, { name: 'Lift anew' }),
      200,
    );
    expect(await distribution(id)).toEqual(computed);
    must(await tenant.syndic.put(`/distribution-keys/${fixture.keyId}`, { name: 'Lift' }), 200);
    const [purchase] = (await shown(id)).journal_entry_ids;
    expect(await linesOf(purchase)).toEqual([
      'Purchases',
      ['6120', 60.01, 0],
      ['61011', 40, 0],
      ['440', 0, 100.01],
    ]);
    const own = must(await fixture.owner.get(`/expenses/${id}`), 200);
    expect(own.own_amount).toBe(30.01);
    const theirs = must(await fixture.owner.get(`/expenses/${id}/distribution`), 200);
    expect(theirs).toMatchObject({ total: 30.01, lines: [{ allocation: 1, key: 'General' }] });
    must(await work.operate(id, 'cancel'), 200);
    const reversal = (await shown(id)).journal_entry_ids[1];
    expect(await linesOf(reversal)).toEqual([
      'Purchases',
      ['6120', 0, 60.01],
      ['61011', 0, 40],
      ['440', 100.01, 0],
    ]);
    expect(await distribution(id)).toMatchObject({ cancelled: true, total: 100.01 });
    expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
  });

  it('is borne as a whole by whoever bears it', async () => {
    const bearer = { borne_by: 'OneOwner', owner_id: fixture.ownerId };
    const id = await work.anExpense('Approved', {
      ...bearer,
      allocations: [
        { account_code: '643', amount: 60 },
        { account_code: '643', amount: 40.01, description: 'Key' },
      ],
    });
    const [, charge] = (await shown(id)).journal_entry_ids;
    expect(await linesOf(charge)).toEqual(['Calls', ['4101', 100.01, 0], ['643', 0, 100.01]]);
    expect(await distribution(id)).toMatchObject({ lines: [], total: 0 });
    expect(await enter({ ...bearer, allocations: parts() })).toMatchObject({
      status: 422,
      body: { code: 'bearer_mismatch', errors: [{ pointer: '/body/allocations/0/account_code' }] },
    });
  });

  it('is changed as a whole, and made one whole again', async () => {
    const id = await work.anExpense('Draft', { allocations: parts() });
    const change = (body: object) => tenant.accountant.put(`/expenses/${id}`, body);
    expect((await change({ amount: 90 })).body.code).toBe('allocations_mismatch');
    must(await change({ description: 'Water and lift' }), 200);
    expect((await shown(id)).allocations).toHaveLength(3);
    expect(await change({ account_code: '6121' })).toMatchObject({
      status: 422,
      body: { code: 'allocations_instead', errors: [{ pointer: '/body/account_code' }] },
    });
    const read = await shown(id);
    const { account_code, distribution_key_id, amount } = read;
    must(await change({ account_code, distribution_key_id, amount }), 200);
    const same = { account_code, distribution_key_id, allocations: read.allocations };
    expect(must(await change(same), 200).allocations).toEqual(read.allocations);
    const two = parts().slice(1);
    expect(must(await change({ amount: 50, allocations: two }), 200)).toMatchObject({
      account_code: '61011',
      distribution_key_id: fixture.keyId,
      allocations: [{ amount: 40 }, { amount: 10 }],
    });
    expect(must(await change({ allocations: [], account_code: '6121' }), 200)).toMatchObject({
      account_code: '6121',
      distribution_key_id: fixture.keyId,
      allocations: [],
    });
    const other = await work.anExpense('Draft', { allocations: parts() });
    expect((await tenant.accountant.delete(`/expenses/${other}`)).status).toBe(204);
  });

  it.each([
    ['a sum that is another', { allocations: [{ account_code: '6120', amount: 100 }] }],
    ['a sum beyond all amounts', { allocations: Array(3).fill(huge()) }, 'amount_out_of_range'],
  ])('refuses %s', async (_what, more, code = 'allocations_mismatch') => {
    expect(await enter(more)).toMatchObject({ status: 422, body: { code } });
  });

  it.each([
    ['999999', 'account_missing'],
    ['61', 'account_not_postable'],
    ['440', 'invalid_account'],
    ['4101', 'owner_required'],
    ['643', 'bearer_mismatch'],
  ])('refuses the account %s of a part, and names the part', async (account_code, code) => {
    const [first] = parts();
    const allocations = [first, { account_code, amount: 50 }];
    expect(await enter({ allocations })).toMatchObject({
      status: 422,
      body: { code, errors: [{ pointer: '/body/allocations/1/account_code' }] },
    });
  });

  it('refuses keys of other buildings, nothing at all, and an account or a key beside', async () => {
    const pointer = '/body/allocations/0/distribution_key_id';
    const foreign = { account_code: '6120', amount: 100.01, distribution_key_id: fixture.unitId };
    expect(await enter({ allocations: [foreign] })).toMatchObject({
      status: 422,
      body: { code: 'unknown_reference', errors: [{ pointer }] },
    });
    const none = { account_code: '6120', amount: 0 };
    expect((await enter({ allocations: [none] })).status).toBe(400);
    for (const beside of [{ account_code: '6120' }, { distribution_key_id: fixture.keyId }]) {
      expect(await enter({ allocations: parts(), ...beside })).toMatchObject({
        status: 422,
        body: { code: 'allocations_instead' },
      });
    }
  });

  it('holds the accounts and keys that it names', async () => {
    const chart = { code: '61209', name: 'Rain', account_type: 'Expense', parent_code: '612' };
    const account = must(await tenant.accountant.post('/accounts', chart), 201);
    const weights = [{ unit_id: fixture.unitId, weight: 1 }];
    const key = must(
      await tenant.syndic.post(`/buildings/${fixture.buildingId}/distribution-keys`, {
        name: 'Cellar',
        weights,
      }),
      201,
    );
    const [first] = parts();
    const second = { account_code: '61209', amount: 50, distribution_key_id: key.id };
    await work.anExpense('Draft', { allocations: [first, second] });
    expect((await tenant.accountant.delete(`/accounts/${account.id}`)).body.code).toBe('in_use');
    expect((await tenant.syndic.delete(`/distribution-keys/${key.id}`)).body.code).toBe('in_use');
  });
});

describe('a sale that is registered late', () => {
  it('moves each part of an invoice by its own key', async () => {
    const own = await aTenant(test);
    const here = await aFixture(test, own);
    const { syndic, auditor } = own;
    const weights = [here.unitId, here.otherUnitId].map((unit_id) => ({ unit_id, weight: 1 }));
    const keys = `/buildings/${here.buildingId}/distribution-keys`;
    const halves = must(await syndic.post(keys, { name: 'Halves', weights }), 201);
    const cleo = { name: 'Cleo Dubois', email: 'cleo@example.org' };
    const to_owner_id = must(await syndic.post('/owners', cleo), 201).id;
    const id = await expenseWork(own, here).anExpense('Approved', {
      amount: 30,
      expense_date: '2026-03-12',
      allocations: [
        { account_code: '6121', amount: 10 },
        { account_code: '6100', amount: 20, distribution_key_id: halves.id },
      ],
    });
    const sell = (more: object) =>
      syndic.post(`/units/${here.unitId}/owners/transfer`, {
        from_owner_id: here.ownerId,
        to_owner_id,
        ownership_share: '1/2',
        effective_date: '2026-03-01',
        ...more,
      });
    must(await sell({}), 200);
    const split = must(await auditor.get(`/expenses/${id}/distribution`), 200);
    expect(split.total).toBe(30);
    const moved = split.lines.filter((line: Json) => line.unit_id === here.unitId);
    expect(moved.map((l: Json) => [l.allocation, l.key, l.amount, l.weight, l.share])).toEqual([
      [1, 'General', 3, 600, '1/2'],
      [1, 'General', 3, 600, '1/2'],
      [2, 'Halves', 5, 1, '1/2'],
      [2, 'Halves', 5, 1, '1/2'],
    ]);
  });
});

function huge() {
  return { account_code: '6120', amount: 20_000_000_000_000 };
}
