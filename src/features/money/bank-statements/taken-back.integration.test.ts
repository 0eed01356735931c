import { beforeEach, describe, expect, it } from 'vitest';
import { bankLines, type BankLines } from '#test/helpers/bank-files.ts';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;
let aLine: BankLines;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
  aLine = bankLines(test, tenant);
});

const act = (line: Json, operation: string, body: object) =>
  tenant.accountant.put(`/bank-transactions/${line.id}/${operation}`, body);
const take = (line: Json) => act(line, 'match', { proposal: 0 });
const link = (line: Json, entry_id: string) =>
  act(line, 'match', { lines: [{ entry_id, amount: line.amount }] });
const shown = async (line: Json): Promise<Json> =>
  must(await tenant.auditor.get(`/bank-transactions/${line.id}`), 200);
const linked = ({ proposals }: Json): string[] =>
  proposals.flatMap(({ lines }: Json) => lines).flatMap(({ entry_id }: Json) => entry_id ?? []);
const entries = async (): Promise<number> =>
  must(await tenant.auditor.get('/journal-entries?limit=500'), 200).length;

/** Returns what only the bank or only the ledger has, among the lines and entries of a test. */
async function openSince(day: string): Promise<Json[]> {
  const path = `/bank-accounts/${funds.bankAccountId}/reconciliation?on=2026-03-16`;
  const { open } = must(await tenant.auditor.get(path), 200);
  return open.filter(({ date }: Json) => date >= day && date < '2026-03-16');
}

describe('a payment by hand that bounced by hand', () => {
  const byHand = async (): Promise<Json> => {
    const { buildingId: building_id, ownerId: owner_id } = fixture;
    const payment = { building_id, owner_id, amount: 90, received_on: '2026-03-02' };
    const at = { bank_account_id: funds.bankAccountId };
    return must(await tenant.accountant.post('/payments', { ...payment, ...at }), 201);
  };
  const reversed = async ({ id }: Json, reason: string, reversed_on: string): Promise<string[]> => {
    const body = { reason, reversed_on };
    must(await tenant.accountant.put(`/payments/${id}/reverse`, body), 200);
    return must(await tenant.auditor.get(`/payments/${id}`), 200).journal_entry_ids;
  };

  it('is what the bank says of both, and nothing is booked twice', async () => {
    const payment = await byHand();
    must(await take(await aLine(90, { booked_on: '2026-03-02' })), 200);
    const [, reversal] = await reversed(payment, 'Bounced', '2026-03-05');
    const before = await entries();
    const back = await aLine(-90, { booked_on: '2026-03-06', code: '00503000' });
    expect(back.proposals[0]).toMatchObject({
      evidence: ['Entry', 'Amount'],
      lines: [{ entry_id: reversal, amount: -90 }],
    });
    expect(must(await take(back), 200)).toMatchObject({ status: 'Matched', entry_id: reversal });
    expect(await entries()).toBe(before);
    expect(await openSince('2026-03-02')).toEqual([]);
    must(await act(back, 'unmatch', { reason: 'Wrong one' }), 200);
    expect(linked(await shown(back))).toEqual([reversal]);
  });

  it('is linked before the bank’s lines came in any order', async () => {
    const [original = '', reversal = ''] = await reversed(await byHand(), 'Bounced', '2026-03-05');
    const line = await aLine(90, { booked_on: '2026-03-02' });
    const back = await aLine(-90, { booked_on: '2026-03-06', code: '00503000' });
    expect([linked(line), linked(back)]).toEqual([[], []]);
    must(await link(back, reversal), 200);
    expect(linked(await shown(line))).toEqual([original]);
    must(await take(line), 200);
    expect(await openSince('2026-03-02')).toEqual([]);
  });

  it('as one that was a mistake and taken back is proposed for nothing', async () => {
    await reversed(await byHand(), 'Error', '2026-03-02');
    expect(linked(await aLine(90, { booked_on: '2026-03-02' }))).toEqual([]);
    expect(linked(await aLine(-90, { booked_on: '2026-03-03' }))).toEqual([]);
  });
});

describe('an expense that was paid by hand', () => {
  it('and is not after all, is what the bank says came back', async () => {
    const id = await expenseWork(tenant, fixture).anExpense('Approved');
    const paid = { paid_on: '2026-03-10', bank_account_code: '551' };
    must(await tenant.syndic.put(`/expenses/${id}/mark-paid`, paid), 200);
    must(await take(await aLine(-100.01, { booked_on: '2026-03-10' })), 200);
    must(await tenant.syndic.put(`/expenses/${id}/unmark-paid`, { reason: 'Came back' }), 200);
    const { journal_entry_ids } = must(await tenant.auditor.get(`/expenses/${id}`), 200);
    const back = await aLine(100.01, { booked_on: '2026-03-14' });
    expect(linked(back)).toEqual([journal_entry_ids.at(-1)]);
    expect(must(await take(back), 200).entry_id).toBe(journal_entry_ids.at(-1));
  });
});
