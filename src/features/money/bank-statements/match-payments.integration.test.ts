import { beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { callWork } from '#test/helpers/calls.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import type { WrittenMovement } from '#test/helpers/coda-writer.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture, type FundsFixture } from '#test/helpers/funds-fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let funds: FundsFixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  funds = await aFundsFixture(tenant, fixture);
});

/** Makes a payment of an owner by the communication of their receivable of the call. */
async function paidBy(ownerId: string, amount: number): Promise<WrittenMovement> {
  const asked = await callWork(tenant, fixture).receivables(funds.callId);
  const { structured_communication: words } = asked.find(
    ({ owner_id }: Json) => owner_id === ownerId,
  );
  return received(amount, { structured: { kind: '101', data: words.replaceAll(/\D/g, '') } });
}

async function aStatementWith(...movements: readonly WrittenMovement[]): Promise<void> {
  const file = aBankFile(aStatement(movements));
  must(await sendBankFile(test, tenant.accountant, file), 201);
}

const matchCertain = async (): Promise<Json> =>
  must(await tenant.accountant.post('/bank-transactions/match-certain'), 200);
const transactions = async (): Promise<Json[]> =>
  must(await tenant.auditor.get('/bank-transactions?sort=id'), 200);

describe('certain payments of several owners', () => {
  const payBoth = async () =>
    aStatementWith(
      await paidBy(fixture.ownerId, 30),
      received(12, { counterparty_name: 'Anna Peeters' }),
      await paidBy(fixture.otherOwnerId, 40),
      await paidBy(fixture.ownerId, 50),
    );

  const expectBooked = async () => {
    expect(await matchCertain()).toEqual({
      matched: 3,
      received: 120,
      paid: 0,
      open: 1,
      next: null,
    });
    const lines = await transactions();
    expect(lines.map(({ status }) => status)).toEqual(['Matched', 'Open', 'Matched', 'Matched']);
    for (const { id, amount, entry_id } of nonEmpty(
      lines.filter(({ status }) => status === 'Matched'),
    )) {
      const path = `/payments?bank_transaction_id=${id}`;
      const [payment] = must(await tenant.auditor.get(path), 200);
      expect(payment).toMatchObject({ amount, journal_entry_ids: [entry_id] });
      const entry = must(await tenant.auditor.get(`/journal-entries/${entry_id}`), 200);
      expect(entry.source).toEqual({ type: 'BankTransaction', id });
      const logged = must(await tenant.syndic.get(`/audit?object_id=${id}&limit=10`), 200);
      expect(logged).toMatchObject([{ action: 'bank_transaction.matched' }]);
    }
    const { balanced } = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
    expect(balanced).toBe(true);
    const proof = must(await tenant.auditor.get('/ledger/proof'), 200);
    expect(proof).toMatchObject({ balanced: true, chain_intact: true });
  };

  it('are booked each with an entry, a payment and an audit entry of its own', async () => {
    const path = `/payment-reminders/${funds.reminderId}/cancel`;
    must(await tenant.accountant.put(path, { reason: 'Paid' }), 200);
    await payBoth();
    await expectBooked();
  });

  it('are booked alike if one has a reminder', async () => {
    await payBoth();
    await expectBooked();
  });

  it('do not keep one another from being booked if one is refused', async () => {
    await closeYear(tenant, fixture.fiscalYearId);
    await aStatementWith(
      { ...(await paidBy(fixture.otherOwnerId, 40)), booked_on: '2025-12-31' },
      await paidBy(fixture.ownerId, 30),
    );
    expect(await matchCertain()).toMatchObject({ matched: 1, received: 30, open: 1, next: null });
    const lines = await transactions();
    expect(lines.map(({ status }) => status)).toEqual(['Open', 'Matched']);
  });
});
