import { beforeAll, describe, expect, it } from 'vitest';
import { closeYear } from '#test/helpers/close-year.ts';
import { expenseStage, fillReserve } from '#test/helpers/expenses.ts';
import { ownerBooks, type OwnerBooks } from '#test/helpers/owner-books.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { tenant, fixture, work } = await expenseStage(test);
let books: OwnerBooks;
let otherOwner: Caller;

beforeAll(async () => {
  books = await ownerBooks(test, tenant, fixture);
  const { organizationId } = tenant;
  otherOwner = await aCaller(test, {
    role: 'Owner',
    organizationId,
    ownerId: fixture.otherOwnerId,
  });
});

const enter = (more: object) => tenant.accountant.post('/expenses', work.input(more));
const shown = async (id: string): Promise<Json> =>
  must(await tenant.auditor.get(`/expenses/${id}`), 200);
const distributionFor = async (caller: Caller, id: string): Promise<Json> =>
  must(await caller.get(`/expenses/${id}/distribution`), 200);

/** Returns the entries of an expense in order: journal, then account, debit, credit and owner by line. */
async function entriesOf(id: string): Promise<unknown[][]> {
  const { journal_entry_ids: ids } = await shown(id);
  return Promise.all(
    ids.map(async (entryId: string) => {
      const entry = must(await tenant.auditor.get(`/journal-entries/${entryId}`), 200);
      const lines = entry.lines.map((line: Json) => [
        line.account_code,
        line.debit,
        line.credit,
        line.owner_id,
      ]);
      return [entry.journal, entry.entry_date, ...lines] as unknown[];
    }),
  );
}

async function costsByCategory(): Promise<Json> {
  const path = `/reports/income-statement?year=2026&building_id=${fixture.buildingId}`;
  const { expenses } = must(await tenant.auditor.get(path), 200);
  const parts = Object.values(expenses.by_category).map((part) => Math.round(Number(part) * 100));
  const total = parts.reduce((sum, part) => sum + part, 0);
  expect(total).toBe(Math.round(expenses.total_expenses * 100));
  return expenses.by_category;
}

/** Expects the ledger integrity check to pass, and owners' open items to equal their balances. */
async function expectSoundBooks() {
  expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
    balanced: true,
    chain_intact: true,
  });
  await books.expectAgreement();
}

describe('an expense that the reserve bears', () => {
  const roof = { borne_by: 'Reserve', category: 'Improvements', description: 'Roof' };

  it('releases the fund, is nobody’s cost, and shows its split as information', async () => {
    await fillReserve(tenant, fixture.buildingId, 100.01);
    const before = await costsByCategory();
    const id = await work.anExpense('Approved', roof);
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', ['611', 100.01, 0, null], ['440', 0, 100.01, null]],
      ['Miscellaneous', '2026-02-10', ['160', 100.01, 0, null], ['693', 0, 100.01, null]],
    ]);
    expect(await costsByCategory()).toEqual(before);
    const split = await distributionFor(tenant.syndic, id);
    expect(split).toMatchObject({ total: 100.01, borne_by: 'Reserve', is_information: true });
    expect(split.lines).toHaveLength(2);
    expect(await distributionFor(fixture.owner, id)).toMatchObject({
      lines: [{ owner_id: fixture.ownerId, amount: 60.01 }],
      is_information: true,
    });
    expect(must(await fixture.owner.get(`/expenses/${id}`), 200).borne_by).toBe('Reserve');
  });

  it('names the fund and the key under which it was called, and gives back all that it took', async () => {
    await fillReserve(tenant, fixture.buildingId, 100.01, '161');
    const own = { ...roof, reserve_account_code: '161', distribution_key_id: fixture.keyId };
    const id = await work.anExpense('Paid', own);
    expect((await distributionFor(tenant.syndic, id)).lines).toMatchObject([
      { key: 'Lift', owner_id: fixture.otherOwnerId, amount: 100.01 },
    ]);
    must(await work.operate(id, 'unmark-paid'), 200);
    must(await work.operate(id, 'cancel'), 200);
    const entries = await entriesOf(id);
    expect(entries.map(([journal]) => journal)).toEqual([
      'Purchases',
      'Miscellaneous',
      'Bank',
      'Bank',
      'Purchases',
      'Miscellaneous',
    ]);
    expect(entries[1]?.slice(2)).toEqual([
      ['161', 100.01, 0, null],
      ['693', 0, 100.01, null],
    ]);
    expect(entries.slice(4)).toEqual([
      ['Purchases', '2026-03-16', ['611', 0, 100.01, null], ['440', 100.01, 0, null]],
      ['Miscellaneous', '2026-03-16', ['161', 0, 100.01, null], ['693', 100.01, 0, null]],
    ]);
    expect(await distributionFor(tenant.syndic, id)).toMatchObject({ cancelled: true });
    await expectSoundBooks();
  });
});

describe('an expense that an insurer bears', () => {
  it('is a claim: no cost, no split, and nothing that owners see', async () => {
    const before = await costsByCategory();
    const id = await work.anExpense('Approved', { borne_by: 'Insurer' });
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', ['4996', 100.01, 0, null], ['440', 0, 100.01, null]],
    ]);
    expect(await costsByCategory()).toEqual(before);
    expect(await distributionFor(tenant.syndic, id)).toEqual({
      lines: [],
      total: 0,
      cancelled: false,
      borne_by: 'Insurer',
      is_information: false,
    });
    must(await fixture.owner.get(`/expenses/${id}`), 404);
    must(await work.operate(id, 'cancel'), 200);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('needs no register that is complete', async () => {
    const building = { name: 'Autre', address: 'Rue Basse 2', total_units: 1 };
    const { id: building_id } = must(await tenant.syndic.post('/buildings', building), 201);
    await work.anExpense('Approved', { building_id, borne_by: 'Insurer' });
  });
});

describe('an expense that one owner bears', () => {
  const keys = (owner_id: string) => ({ borne_by: 'OneOwner', owner_id, description: 'Keys' });
  const accountOf = async (ownerId: string): Promise<Json> => {
    const path = `/owners/${ownerId}/account?building_id=${fixture.buildingId}`;
    return must(await tenant.auditor.get(path), 200);
  };

  it('is charged on to them as an open item, due in thirty days, and is nobody else’s', async () => {
    const before = await costsByCategory();
    const { balance } = await accountOf(fixture.ownerId);
    const id = await work.anExpense('Approved', keys(fixture.ownerId));
    const { ownerId } = fixture;
    expect(await entriesOf(id)).toEqual([
      ['Purchases', '2026-02-10', ['643', 100.01, 0, null], ['440', 0, 100.01, null]],
      ['Calls', '2026-02-10', ['4101', 100.01, 0, ownerId], ['643', 0, 100.01, null]],
    ]);
    expect(await costsByCategory()).toEqual(before);
    const account = await accountOf(ownerId);
    expect(account.balance).toBeCloseTo(balance + 100.01, 5);
    expect(account.receivables).toContainEqual(
      expect.objectContaining({
        source: { type: 'Expense', id },
        description: 'Chaud Devant SRL – Keys',
        open_amount: 100.01,
        due_date: '2026-04-15',
        days_overdue: 0,
      }),
    );
    expect(must(await fixture.owner.get(`/expenses/${id}`), 200)).toMatchObject({
      owner_id: ownerId,
      own_amount: 100.01,
    });
    must(await otherOwner.get(`/expenses/${id}`), 404);
    expect(await distributionFor(fixture.owner, id)).toMatchObject({ lines: [], total: 0 });
    await expectSoundBooks();
  });

  it('is owed no more once it is cancelled, and what was paid on it is to their good', async () => {
    const { otherOwnerId: owner_id, buildingId: building_id } = fixture;
    const id = await work.anExpense('Approved', keys(owner_id));
    const payment = { owner_id, building_id, amount: 60, received_on: '2026-03-10' };
    must(await tenant.accountant.post('/payments', payment), 201);
    expect((await accountOf(owner_id)).receivables).toMatchObject([{ open_amount: 40.01 }]);
    must(await work.operate(id, 'mark-paid'), 200);
    must(await work.operate(id, 'unmark-paid'), 200);
    expect((await accountOf(owner_id)).balance).toBe(40.01);
    must(await work.operate(id, 'cancel'), 200);
    expect(await accountOf(owner_id)).toMatchObject({
      balance: -60,
      receivables: [],
      credits: [{ free_amount: 60 }],
    });
    expect((await entriesOf(id)).slice(4)).toEqual([
      ['Purchases', '2026-03-16', ['643', 0, 100.01, null], ['440', 100.01, 0, null]],
      ['Calls', '2026-03-16', ['4101', 0, 100.01, owner_id], ['643', 100.01, 0, null]],
    ]);
    await expectSoundBooks();
    // Their credit settles the next one at once, and is free again after its cancellation.
    const next = await work.anExpense('Approved', keys(owner_id));
    expect((await accountOf(owner_id)).receivables).toMatchObject([{ open_amount: 40.01 }]);
    must(await work.operate(next, 'cancel'), 200);
    expect((await accountOf(owner_id)).balance).toBe(-60);
    await expectSoundBooks();
  });

  it('is not approved in a closed year, and leaves nothing behind', async () => {
    const { fiscalYearId, ownerId } = fixture;
    const more = { ...keys(ownerId), expense_date: '2025-05-05' };
    const id = await work.anExpense('PendingApproval', more);
    const refused = await tenant.accountant.put(`/fiscal-years/${fiscalYearId}/close`, {});
    expect(must(refused, 422).findings[0].code).toBe('pending_expenses');
    must(await work.operate(id, 'reject'), 200);
    await closeYear(tenant, fiscalYearId);
    const late = { ...more, invoice_number: 'late' };
    const entered = await tenant.accountant.post('/expenses', work.input(late));
    expect(must(entered, 422)).toMatchObject({
      code: 'period_locked',
      errors: [{ pointer: '/body/expense_date' }],
    });
    // An expense entered before its year was closed can be corrected; booking it is refused.
    must(await tenant.accountant.put(`/expenses/${id}`, { description: 'Corrected' }), 200);
    const moved = { expense_date: '2025-06-06' };
    expect(must(await tenant.accountant.put(`/expenses/${id}`, moved), 422).code).toBe(
      'period_locked',
    );
    must(await work.operate(id, 'submit-for-approval'), 200);
    const before = await accountOf(ownerId);
    expect(must(await work.operate(id, 'approve'), 422).code).toBe('period_locked');
    expect(await shown(id)).toMatchObject({ status: 'PendingApproval', journal_entry_ids: [] });
    expect(await accountOf(ownerId)).toEqual(before);
  });
});

describe('how an expense is borne', () => {
  const nobody = '0192a000-0000-7000-8000-000000000000';

  it.each([
    [{ borne_by: 'OneOwner' }, 'bearer_mismatch', 'owner_id'],
    [{ borne_by: 'OneOwner', owner_id: nobody }, 'unknown_reference', 'owner_id'],
    [
      { borne_by: 'Reserve', reserve_account_code: '100' },
      'bearer_mismatch',
      'reserve_account_code',
    ],
    [
      { borne_by: 'Reserve', reserve_account_code: '169' },
      'account_missing',
      'reserve_account_code',
    ],
    [
      { borne_by: 'Reserve', reserve_account_code: '16' },
      'account_not_postable',
      'reserve_account_code',
    ],
    [{ reserve_account_code: '160' }, 'bearer_mismatch', 'reserve_account_code'],
    [{ borne_by: 'Insurer', account_code: '6140' }, 'bearer_mismatch', 'account_code'],
    [{ account_code: '4996' }, 'bearer_mismatch', 'account_code'],
    [{ account_code: '643' }, 'bearer_mismatch', 'account_code'],
  ])('%o is refused with %s', async (more, code, field) => {
    const refusal = { code, errors: [{ pointer: `/body/${field}` }] };
    expect(must(await enter(more), 422)).toMatchObject(refusal);
    const id = await work.anExpense('Draft');
    expect(must(await tenant.syndic.put(`/expenses/${id}`, more), 422)).toMatchObject(refusal);
  });

  it('is nobody of another organization, and nothing unheard of', async () => {
    const other = await aTenant(test);
    const theirs = must(
      await other.syndic.post('/owners', { name: 'Theirs', email: 'theirs@example.org' }),
      201,
    );
    const refused = await enter({ borne_by: 'OneOwner', owner_id: theirs.id });
    expect(must(refused, 422).code).toBe('unknown_reference');
    must(await enter({ borne_by: 'Everybody' }), 400);
  });

  it('can be changed while a draft, back and forth, and as it is answered', async () => {
    const { ownerId: owner_id } = fixture;
    const id = await work.anExpense('Draft', { account_code: '61011' });
    const change = async (body: object) => {
      const after = must(await tenant.syndic.put(`/expenses/${id}`, body), 200);
      return [after.borne_by, after.account_code, after.owner_id, after.reserve_account_code];
    };
    expect(await change({ borne_by: 'Reserve' })).toEqual(['Reserve', '61011', null, '160']);
    expect(await change({ borne_by: 'OneOwner', owner_id })).toEqual([
      'OneOwner',
      '643',
      owner_id,
      null,
    ]);
    const { borne_by, account_code, reserve_account_code } = await shown(id);
    const same = { borne_by, account_code, owner_id, reserve_account_code };
    expect(await change(same)).toEqual(['OneOwner', '643', owner_id, null]);
    expect(await change({ borne_by: 'Owners' })).toEqual(['Owners', '6107', null, null]);
  });

  it('keeps an owner on record who bears something', async () => {
    const owner = { name: 'Carla Wouters', email: 'carla@example.org' };
    const { id: owner_id } = must(await tenant.syndic.post('/owners', owner), 201);
    const { id } = must(await enter({ borne_by: 'OneOwner', owner_id }), 201);
    expect(must(await tenant.syndic.delete(`/owners/${owner_id}`), 409).code).toBe('in_use');
    must(await tenant.syndic.delete(`/expenses/${id}`), 204);
    must(await tenant.syndic.delete(`/owners/${owner_id}`), 204);
  });
});
