import { beforeEach, describe, expect, it } from 'vitest';
import { bankLines, type BankLines } from '#test/helpers/bank-files.ts';
import { expenseWork } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let aLine: BankLines;
let invoice: string;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  await aFundsFixture(tenant, fixture);
  aLine = bankLines(test, tenant);
  invoice = await expenseWork(tenant, fixture).anExpense('Approved', { amount: 100.01 });
});

const act = (line: Json, operation: string, body: object) =>
  tenant.accountant.put(`/bank-transactions/${line['id']}/${operation}`, body);
const match = (line: Json, amount: number) =>
  act(line, 'match', { lines: [{ expense_id: invoice, amount }] });
const unmatch = (line: Json) => act(line, 'unmatch', { reason: 'Wrong' });
const byHand = (amount: number) =>
  tenant.accountant.put(`/expenses/${invoice}/mark-paid`, { amount });
const unmark = () => tenant.accountant.put(`/expenses/${invoice}/unmark-paid`, { reason: 'Wrong' });

async function state(): Promise<unknown[]> {
  const { status, paid_amount, open_amount, paid_on } = must(
    await tenant.auditor.get(`/expenses/${invoice}`),
    200,
  );
  return [status, paid_amount, open_amount, paid_on];
}

/** Returns what the books owe to suppliers. */
async function owed(): Promise<number> {
  const path = `/reports/trial-balance?building_id=${fixture.buildingId}&year=2026`;
  const { accounts } = must(await tenant.auditor.get(path), 200);
  const { debit = 0, credit = 0 } = accounts.find(({ code }: Json) => code === '440') ?? {};
  return Math.round((credit - debit) * 100) / 100;
}

describe('an invoice that the bank pays in parts', () => {
  it('stays approved until nothing is open, and is owed in the books what is open', async () => {
    const before = await owed();
    const [first, second] = [await aLine(-40), await aLine(-60.01)];
    must(await match(first, -40), 200);
    expect(await state()).toEqual(['Approved', 40, 60.01, null]);
    expect(await owed()).toBeCloseTo(before - 40, 2);
    expect(must(await match(await aLine(-60.02), -60.02), 422)).toMatchObject({
      code: 'unbalanced_match',
      reason: 'open',
    });
    const paid = must(await match(second, -60.01), 200);
    expect(await state()).toEqual(['Paid', 100.01, 0, paid.booked_on]);
    expect(await owed()).toBeCloseTo(before - 100.01, 2);
  });

  it('is open again by the part that is unmatched, whichever it is', async () => {
    const [first, second] = [await aLine(-40), await aLine(-60.01)];
    must(await match(first, -40), 200);
    must(await match(second, -60.01), 200);
    must(await unmatch(first), 200);
    expect(await state()).toEqual(['Approved', 60.01, 40, null]);
    must(await match(first, -40), 200);
    expect((await state())[0]).toBe('Paid');
    for (const line of [second, first]) must(await unmatch(line), 200);
    expect(await state()).toEqual(['Approved', 0, 100.01, null]);
  });

  it('has a part returned, and restored when the return is unmatched', async () => {
    must(await match(await aLine(-40), -40), 200);
    must(await match(await aLine(-60.01), -60.01), 200);
    const back = await aLine(40);
    must(await match(back, 40), 200);
    expect(await state()).toEqual(['Approved', 60.01, 40, null]);
    must(await unmatch(back), 200);
    expect((await state()).slice(0, 3)).toEqual(['Paid', 100.01, 0]);
    expect(must(await match(await aLine(50), 50), 422).reason).toBe('whole');
  });

  it('may be paid by hand as well: each payment is undone where it was made', async () => {
    const line = await aLine(-40);
    must(await match(line, -40), 200);
    expect(must(await unmark(), 409).code).toBe('entry_has_source');
    must(await byHand(60.01), 200);
    expect((await state())[0]).toBe('Paid');
    must(await unmark(), 200);
    expect(await state()).toEqual(['Approved', 40, 60.01, null]);
    expect(must(await unmark(), 409).code).toBe('entry_has_source');
    must(await unmatch(line), 200);
    expect(await state()).toEqual(['Approved', 0, 100.01, null]);
  });
});
