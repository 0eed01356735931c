import { beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import type { WrittenMovement } from '#test/helpers/coda-writer.ts';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import {
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
});

/** Creates a transaction booked by the bank on 2 March. */
async function aTransaction(amount: number, more: Partial<WrittenMovement> = {}): Promise<Json> {
  const file = aBankFile(aStatement([received(amount, more)]));
  must(await sendBankFile(test, tenant.accountant, file), 201);
  const [transaction] = must(await tenant.accountant.get('/bank-transactions'), 200);
  return transaction;
}

const act = (transaction: Json, operation: string, body: object = {}) =>
  tenant.accountant.put(`/bank-transactions/${transaction.id}/${operation}`, body);
const match = (transaction: Json, ...lines: object[]) => act(transaction, 'match', { lines });
const unmatch = (transaction: Json) => act(transaction, 'unmatch', { reason: 'Wrong person' });
const account = async (ownerId: string): Promise<Json> =>
  must(
    await tenant.auditor.get(`/owners/${ownerId}/account?building_id=${fixture.buildingId}`),
    200,
  );
const now = async ({ id }: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/bank-transactions/${id}`), 200);
const entryOf = async ({ entry_id }: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/journal-entries/${entry_id}`), 200);
const sidesOf = ({ lines }: Json): unknown[] =>
  lines.map(({ account_code, owner_id, debit, credit }: Json) => [
    account_code,
    owner_id ?? null,
    debit - credit,
  ]);

/** Expects the ledger and open items to agree, and this balance in suspense. */
async function expectSound(suspense = 0): Promise<void> {
  const { differences } = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
  expect(differences).toEqual([]);
  const entries = must(
    await tenant.auditor.get('/journal-entries?account_code=4990&limit=100'),
    200,
  );
  const left = entries
    .flatMap(({ lines }: Json) => lines)
    .filter(({ account_code }: Json) => account_code === '4990')
    .reduce((sum: number, { debit, credit }: Json) => sum + debit - credit, 0);
  expect(left).toBe(suspense);
}

describe('what an owner paid', () => {
  it('is a payment that settles what its communication names, in one entry of that day', async () => {
    const receivables = must(
      await tenant.auditor.get(`/calls-for-funds/${funds.callId}/receivables`),
      200,
    );
    const named = receivables.find(({ owner_id }: Json) => owner_id === fixture.ownerId);
    const data = named.structured_communication.replaceAll(/\D/g, '');
    const line = await aTransaction(30, { structured: { kind: '101', data } });
    const matched = must(await match(line, { owner_id: fixture.ownerId, amount: 30 }), 200);
    expect(matched).toMatchObject({ status: 'Matched', allowed_actions: ['unmatch'] });
    const entry = await entryOf(matched);
    expect(entry).toMatchObject({
      entry_date: '2026-03-02',
      journal: 'Bank',
      description: expect.stringMatching(/001\/2026.*0001\.0000/) as unknown,
      source: { type: 'BankTransaction', id: line.id },
    });
    expect(sidesOf(entry)).toEqual([
      ['551', null, 30],
      [expect.stringMatching(/^410/), fixture.ownerId, -30],
    ]);
    const [payment] = must(await tenant.auditor.get('/payments?sort=-id'), 200);
    expect(payment).toMatchObject({
      owner_id: fixture.ownerId,
      amount: 30,
      received_on: '2026-03-02',
      method: 'BankTransfer',
      bank_account_id: funds.bankAccountId,
      journal_entry_ids: [matched.entry_id],
      allocations: [{ receivable_id: named.id, amount: 30 }],
      allowed_actions: [],
    });
    await expectSound();
  });

  it('may be several owners and what the bank kept, in one entry', async () => {
    const line = await aTransaction(95);
    const matched = must(
      await match(
        line,
        { owner_id: fixture.ownerId, amount: 60 },
        { owner_id: fixture.otherOwnerId, amount: 40 },
        { account_code: '65', amount: -5 },
      ),
      200,
    );
    expect(sidesOf(await entryOf(matched))).toEqual([
      ['551', null, 95],
      ['4101', fixture.ownerId, -60],
      ['4101', fixture.otherOwnerId, -40],
      ['65', null, 5],
    ]);
    await expectSound();
  });

  it('is undone by unmatching alone, which restores all', async () => {
    const before = [await account(fixture.ownerId), await account(fixture.otherOwnerId)];
    const line = await aTransaction(700);
    const lines = [
      { owner_id: fixture.ownerId, amount: 600 },
      { owner_id: fixture.otherOwnerId, amount: 100 },
    ];
    must(await match(line, ...lines), 200);
    const [payment] = must(await tenant.auditor.get('/payments?sort=-id'), 200);
    const alone = must(await tenant.accountant.put(`/payments/${payment.id}/reverse`, {}), 409);
    expect(alone).toMatchObject({
      code: 'entry_has_source',
      source: { type: 'BankTransaction', id: line.id },
    });
    const open = must(await unmatch(line), 200);
    expect(open).toMatchObject({ status: 'Open', entry_id: null });
    const after = [await account(fixture.ownerId), await account(fixture.otherOwnerId)];
    expect(
      after.map(({ balance, overdue, receivables }: Json) => [balance, overdue, receivables]),
    ).toEqual(
      before.map(({ balance, overdue, receivables }: Json) => [balance, overdue, receivables]),
    );
    await expectSound();
    must(await match(line, ...lines), 200);
    await expectSound();
  });
});

describe('what was paid to a supplier', () => {
  it('pays the expense, until it is unmatched', async () => {
    const id = await expenseWork(tenant, fixture).anExpense('Approved');
    const line = await aTransaction(-100.01);
    const matched = must(await match(line, { expense_id: id, amount: -100.01 }), 200);
    const paid = must(await tenant.auditor.get(`/expenses/${id}`), 200);
    expect(paid).toMatchObject({ status: 'Paid', paid_on: '2026-03-02', allowed_actions: [] });
    expect(paid.journal_entry_ids).toContain(matched.entry_id);
    expect(sidesOf(await entryOf(matched))).toEqual([
      ['551', null, -100.01],
      ['440', null, 100.01],
    ]);
    const alone = await tenant.accountant.put(`/expenses/${id}/unmark-paid`, { reason: 'x' });
    expect(must(alone, 409).code).toBe('entry_has_source');
    must(await unmatch(line), 200);
    expect(must(await tenant.auditor.get(`/expenses/${id}`), 200)).toMatchObject({
      status: 'Approved',
      paid_on: null,
    });
  });

  it('is refused for more than is open, another state, and what is not there', async () => {
    const work = expenseWork(tenant, fixture);
    const approved = await work.anExpense('Approved');
    const paid = await work.anExpense('Paid', { invoice_number: '2' });
    const line = await aTransaction(-150);
    const refusal = async (expense_id: string, status: number) =>
      must(await match(line, { expense_id, amount: -150 }), status);
    expect(await refusal(approved, 422)).toMatchObject({
      code: 'unbalanced_match',
      reason: 'open',
    });
    expect((await refusal(paid, 409)).code).toBe('invalid_transition');
    expect((await refusal(fixture.ownerId, 422)).code).toBe('unknown_reference');
    expect(must(await tenant.auditor.get(`/bank-transactions/${line.id}`), 200).status).toBe(
      'Open',
    );
  });
});

describe('what nobody knows yet', () => {
  it('is parked on suspense, and leaves it when it is matched', async () => {
    const line = await aTransaction(40);
    expect(must(await act(line, 'park'), 200)).toMatchObject({
      status: 'Parked',
      allowed_actions: ['match', 'unmatch'],
    });
    await expectSound(-40);
    must(await match(line, { owner_id: fixture.ownerId, amount: 40 }), 200);
    await expectSound();
    must(await unmatch(line), 200);
    must(await act(line, 'park'), 200);
    must(await unmatch(line), 200);
    await expectSound();
  });
});

describe('a match', () => {
  it.each([
    ['that does not add up', [{ amount: 49.99 }], 'unbalanced_match'],
    ['of an owner to whom money went', [{ amount: -50 }, { amount: 100 }], 'unbalanced_match'],
  ])('%s is refused', async (_what, parts, code) => {
    const line = await aTransaction(50);
    const lines = parts.map((part) => ({ owner_id: fixture.ownerId, ...part }));
    expect(must(await match(line, ...lines), 422).code).toBe(code);
    await expectSound();
  });

  it('names an owner, an expense or an account, each once', async () => {
    const line = await aTransaction(50);
    must(await match(line, { amount: 50 }), 400);
    must(await match(line, { owner_id: fixture.ownerId, account_code: '65', amount: 50 }), 400);
    const nobody = { owner_id: fixture.expenseId, amount: 50 };
    expect(must(await match(line, nobody), 422).code).toBe('unknown_reference');
    const heading = { account_code: '55', amount: 50 };
    expect(must(await match(line, heading), 422).code).toBe('account_not_postable');
  });

  it('by two people at once is that of one', async () => {
    const line = await aTransaction(50);
    const answers = await Promise.all([
      match(line, { owner_id: fixture.ownerId, amount: 50 }),
      match(line, { owner_id: fixture.otherOwnerId, amount: 50 }),
      act(line, 'park'),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    // A parked transaction can still be matched.
    expect([
      [200, 409, 409],
      [200, 200, 409],
    ]).toContainEqual(statuses);
    expect(
      must(await tenant.auditor.get('/payments?date_from=2026-03-02&date_to=2026-03-02'), 200),
    ).toHaveLength(1);
    await expectSound();
  });

  it('is undone once, and made once', async () => {
    const line = await aTransaction(50);
    must(await unmatch(line), 409);
    must(await match(line, { owner_id: fixture.ownerId, amount: 50 }), 200);
    must(await match(line, { owner_id: fixture.ownerId, amount: 50 }), 409);
    must(await act(line, 'park'), 409);
  });

  it('is for bookkeepers', async () => {
    const line = await aTransaction(50);
    for (const caller of [tenant.boardMember, tenant.auditor, fixture.owner]) {
      must(await caller.put(`/bank-transactions/${line.id}/park`, {}), 403);
    }
  });
});

describe('the reconciliation', () => {
  it('sets bank against books, and names what stands on one side alone', async () => {
    const path = `/bank-accounts/${funds.bankAccountId}/reconciliation`;
    const reconciled = async (query = '') => must(await tenant.auditor.get(`${path}${query}`), 200);
    expect(await reconciled('?on=2026-03-01')).toMatchObject({
      bank: 0,
      open: [],
      on: '2026-03-01',
    });
    const before = (await reconciled()).books;
    const line = await aTransaction(50);
    const byHand = { building_id: fixture.buildingId, owner_id: fixture.ownerId, amount: 7 };
    must(await tenant.accountant.post('/payments', { ...byHand, received_on: '2026-03-03' }), 201);
    const [first, , last] = [
      await reconciled(),
      must(await act(line, 'park'), 200),
      await reconciled(),
    ];
    const opened = first.open.filter(({ date }: Json) => date <= '2026-03-03');
    expect(opened).toEqual([
      { transaction_id: line.id, entry_id: null, date: '2026-03-02', amount: 50 },
      { transaction_id: null, entry_id: expect.any(String), date: '2026-03-03', amount: -7 },
    ]);
    expect([first.bank, first.books, last.books]).toEqual([1050, before + 7, before + 57]);
    expect(last.open.some(({ transaction_id }: Json) => transaction_id === line.id)).toBe(false);
    expect(last.difference).toBe(first.difference);
    must(await fixture.owner.get(path), 403);
    must(await (await aTenant(test)).auditor.get(path), 404);
  });
});

describe('what was booked by hand before the bank’s line came', () => {
  const byHand = async (amount: number): Promise<Json> => {
    const { id } = must(
      await tenant.accountant.post('/payments', {
        building_id: fixture.buildingId,
        owner_id: fixture.ownerId,
        amount,
        received_on: '2026-02-27',
        bank_account_id: funds.bankAccountId,
      }),
      201,
    );
    return must(await tenant.auditor.get(`/payments/${id}`), 200);
  };
  const entries = async (): Promise<Json[]> =>
    must(await tenant.auditor.get('/journal-entries?limit=500'), 200);
  const reconciled = async (on: string): Promise<Json> =>
    must(
      await tenant.auditor.get(`/bank-accounts/${funds.bankAccountId}/reconciliation?on=${on}`),
      200,
    );

  it('is proposed first and linked, posts nothing, and is free again once it is unmatched', async () => {
    const payment = await byHand(64.5);
    const [entry_id] = payment.journal_entry_ids;
    const line = await aTransaction(64.5);
    expect(line.proposals[0]).toMatchObject({
      kind: 'Other',
      certainty: 'Likely',
      evidence: ['Entry', 'Amount'],
      lines: [{ entry_id, amount: 64.5 }],
    });
    const before = (await entries()).length;
    const matched = must(await act(line, 'match', { proposal: 0 }), 200);
    expect(matched).toMatchObject({ status: 'Matched', entry_id });
    expect(await entries()).toHaveLength(before);
    expect((await reconciled('2026-03-02')).open).toEqual([]);
    must(await unmatch(line), 200);
    expect(await entries()).toHaveLength(before);
    expect(must(await tenant.auditor.get(`/payments/${payment.id}`), 200).status).toBe('Recorded');
    must(await match(line, { entry_id, amount: 64.5 }), 200);
    await expectSound();
  });

  it('may be a part, and the rest is booked', async () => {
    const [entry_id] = (await byHand(60)).journal_entry_ids;
    const line = await aTransaction(95);
    const other = { owner_id: fixture.otherOwnerId, amount: 35 };
    const matched = must(await match(line, { entry_id, amount: 60 }, other), 200);
    expect(sidesOf(await entryOf(matched))).toEqual([
      ['551', null, 35],
      ['4101', fixture.otherOwnerId, -35],
    ]);
    must(await unmatch(line), 200);
    expect(await now(line)).toMatchObject({ status: 'Open', entry_id: null });
    await expectSound();
  });

  it('is of one transaction alone, of its account and amount, and in force', async () => {
    const [entry_id] = (await byHand(20)).journal_entry_ids;
    const file = aBankFile(aStatement([received(20), received(20)]));
    must(await sendBankFile(test, tenant.accountant, file), 201);
    const [one, other] = must(await tenant.accountant.get('/bank-transactions'), 200);
    const refused = async (transaction: Json, ...lines: object[]) =>
      must(await match(transaction, ...lines), 422).code;
    const half = [
      { entry_id, amount: 15 },
      { account_code: '75', amount: 5 },
    ];
    expect(await refused(one, ...half)).toBe('unbalanced_match');
    must(await match(one, { entry_id, amount: 20 }), 200);
    expect(await refused(other, { entry_id, amount: 20 })).toBe('unknown_reference');
    const taken = must(await tenant.auditor.get(`/bank-transactions/${one.id}`), 200).entry_id;
    expect(taken).toBe(entry_id);
    const answers = await Promise.all([
      unmatch(one),
      match(other, { entry_id: fixture.ownerId, amount: 20 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    const both = await Promise.all(
      [one, other].map((line) => match(line, { entry_id, amount: 20 })),
    );
    expect(statusesOf(both)).toEqual([200, 422]);
  });
});
