import { beforeAll, describe, expect, it } from 'vitest';
import { bankLines, type BankLines } from '#test/helpers/bank-files.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let aLine: BankLines;

beforeAll(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  await aFundsFixture(tenant, fixture);
  aLine = bankLines(test, tenant);
});

async function aClaim(): Promise<string> {
  const loss = { title: 'Water damage', occurred_on: '2026-01-06' };
  const path = `/buildings/${fixture.buildingId}/claims`;
  return must(await tenant.accountant.post(path, loss), 201).id;
}
const received = async (id: string): Promise<number> =>
  must(await tenant.auditor.get(`/claims/${id}`), 200).received_amount;

describe('what the bank received from an insurer', () => {
  it('is matched to its claim, and open again once it is unmatched', async () => {
    const [claim_id, other_id] = [await aClaim(), await aClaim()];
    const line: Json = await aLine(700);
    const path = `/bank-transactions/${line.id}`;
    const match = (lines: object[]) => tenant.accountant.put(`${path}/match`, { lines });
    const wrong = [{ account_code: '440', claim_id, amount: 700 }];
    expect(must(await match(wrong), 422).code).toBe('invalid_entry_line');
    const both = [
      { account_code: '4996', claim_id, amount: 600 },
      { account_code: '4996', claim_id: other_id, amount: 100 },
    ];
    must(await match(both), 200);
    expect([await received(claim_id), await received(other_id)]).toEqual([600, 100]);
    must(await tenant.accountant.put(`${path}/unmatch`, { reason: 'Other claim' }), 200);
    expect(await received(claim_id)).toBe(0);
    must(await tenant.accountant.put(`/claims/${claim_id}/close`, {}), 200);
    expect(must(await match(both), 409).code).toBe('claim_closed');
  });
});
