import { beforeEach, describe, expect, it } from 'vitest';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

/**
 * A company owes 1,000.00 since 1 February 2026 and 500.00 by 30 April. Its second reminder of 16 March
 * claims 1000 × 8 % × 43/365 = 9.42.
 */

const test = await startTestApp();
let work: ReminderWork;
let owner: string;
let reminderId: string;

beforeEach(async () => {
  work = await reminderWork(await aTenant(test), {
    late_interest_rate: 0.08,
    late_interest_clause: 'Article 12: 8 % a year from the due date.',
  });
  owner = await work.anOwner({ kind: 'Company' });
  await work.owes(owner, 1_000, '2026-02-01');
  await work.owes(owner, 500, '2026-04-30');
  reminderId = await work.aReminder(owner, { reminder_level: 'Formal' });
});

const reminder = async (): Promise<Json> =>
  must(await work.tenant.auditor.get(`/payment-reminders/${reminderId}`), 200);

const operate = async (operation: string, body?: object): Promise<Json> =>
  must(await work.tenant.syndic.put(`/payment-reminders/${reminderId}/${operation}`, body), 200);

const account = async (): Promise<Json> =>
  must(
    await work.tenant.auditor.get(`/owners/${owner}/account?building_id=${work.buildingId}`),
    200,
  );

const payment = async (id: string): Promise<Json> =>
  must(await work.tenant.auditor.get(`/payments/${id}`), 200);

/** Returns the balance of other income, and expects ledger and open items to agree. */
async function income(): Promise<number> {
  const { auditor } = work.tenant;
  const proof = must(await auditor.get('/ledger/proof'), 200);
  expect(proof).toMatchObject({ balanced: true, chain_intact: true });
  const { balanced } = must(await auditor.get('/owner-accounts/integrity'), 200);
  expect(balanced).toBe(true);
  const line = proof.trial_balance.find(({ code }: Json) => code === '74');
  return line === undefined ? 0 : Number((line.credit - line.debit).toFixed(2));
}

/** Returns the reminder's penalty: claimed, charged, waived. */
const penalty = async () => {
  const { late_payment_penalty, penalty_charged, penalty_waived } = await reminder();
  return [late_payment_penalty, penalty_charged, penalty_waived];
};

describe('a claimed penalty', () => {
  it('is not owed in the books until it is paid', async () => {
    expect(await penalty()).toEqual([9.42, 0, 0]);
    expect(await account()).toMatchObject({ balance: 1_500, overdue: 1_000 });
    expect(await income()).toBe(0);
  });

  it('is settled by what a payment brings beyond the principal, before the next provision', async () => {
    const id = await work.pays(owner, 1_009.42);
    expect(await reminder()).toMatchObject({ status: 'Settled', amount_owed: 0 });
    expect(await penalty()).toEqual([0, 9.42, 0]);
    expect(await income()).toBe(9.42);
    expect(await payment(id)).toMatchObject({
      credit: 0,
      allocations: expect.arrayContaining([
        expect.objectContaining({ amount: 1_000 }),
        expect.objectContaining({
          amount: 9.42,
          source: expect.objectContaining({ type: 'LatePenalty' }),
        }),
      ]),
    });
    const { balance, receivables, movements } = await account();
    expect(balance).toBe(500);
    expect(receivables).toMatchObject([{ amount: 500, open_amount: 500 }]);
    expect(movements).toContainEqual(
      expect.objectContaining({ description: 'Late interest', debit: 9.42, credit: 0 }),
    );
    const statement = must(
      await work.tenant.auditor.get(
        `/owners/${owner}/statement?building_id=${work.buildingId}&from=2026-01-01&to=2026-12-31`,
      ),
      200,
    );
    expect(statement.movements).toContainEqual(
      // In the language of the owner, whose statement it is.
      expect.objectContaining({ description: 'Intérêts de retard', debit: 9.42 }),
    );
  });

  it('is settled in part, and the rest later by what nothing else is open for', async () => {
    await work.pays(owner, 1_005);
    expect(await penalty()).toEqual([4.42, 5, 0]);
    // The reminder is settled: further payments settle the provision first, and only then the penalty.
    await work.pays(owner, 500);
    expect(await penalty()).toEqual([4.42, 5, 0]);
    const last = await work.pays(owner, 10);
    expect(await penalty()).toEqual([0, 9.42, 0]);
    // 10.00 − 4.42
    expect(await payment(last)).toMatchObject({ credit: 5.58 });
    expect(await account()).toMatchObject({ balance: -5.58 });
    expect(await income()).toBe(9.42);
  });

  it('takes what is over before it becomes credit', async () => {
    const id = await work.pays(owner, 1_600);
    expect(await penalty()).toEqual([0, 9.42, 0]);
    // 1600 − 1000 − 9.42 − 500
    expect(await payment(id)).toMatchObject({ credit: 90.58 });
    expect(await account()).toMatchObject({ balance: -90.58 });
  });

  it('takes nothing from a payment that names something else', async () => {
    const { receivables } = await account();
    const next = receivables.find(({ due_date }: Json) => due_date === '2026-04-30');
    const { structured_communication: communication } = next;
    const named = { ...work.target(owner), amount: 500, communication };
    must(await work.tenant.accountant.post('/payments', named), 201);
    expect(await penalty()).toEqual([9.42, 0, 0]);
    expect(await account()).toMatchObject({ balance: 1_000, overdue: 1_000 });
  });

  it('is claimed again when the payment is taken back, once however often that is tried', async () => {
    const id = await work.pays(owner, 1_009.42);
    const reverse = () => work.tenant.accountant.put(`/payments/${id}/reverse`, {});
    const answers = await Promise.all([reverse(), reverse()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await reminder()).toMatchObject({ status: 'Open', amount_owed: 1_000 });
    expect(await penalty()).toEqual([9.42, 0, 0]);
    expect(await account()).toMatchObject({ balance: 1_500, overdue: 1_000 });
    expect(await income()).toBe(0);
    const { events } = await reminder();
    expect(events.map(({ event, penalty: cents }: Json) => [event, cents])).toEqual([
      ['Created', 9.42],
      ['PenaltyCharged', 9.42],
      ['Settled', 0],
      ['PenaltyReversed', 9.42],
      ['Reopened', 9.42],
    ]);
  });

  it('has entries that are reversed through it only', async () => {
    await work.pays(owner, 1_009.42);
    const entries: Json[] = must(
      await work.tenant.auditor.get(`/journal-entries?building_id=${work.buildingId}`),
      200,
    );
    const entry = entries.find(({ description }) => description === 'Intérêts de retard');
    const answer = await work.tenant.accountant.post(`/journal-entries/${entry?.id}/reverse`, {});
    expect(answer).toMatchObject({ status: 409, body: { code: 'entry_has_source' } });
  });
});

describe('another reminder', () => {
  const another = async (): Promise<Json> => {
    const id = await work.aReminder(owner, { reminder_level: 'Formal' });
    return must(await work.tenant.auditor.get(`/payment-reminders/${id}`), 200);
  };

  it('claims nothing a second time that one before has charged or given up', async () => {
    await operate('charge-penalty', { reason: 'Decided by the council' });
    await operate('cancel', { reason: 'Not like that' });
    const second = await another();
    expect(second).toMatchObject({ late_payment_penalty: 0, amount_owed: 1_000 });
    const path = `/payment-reminders/${second.id}`;
    must(await work.tenant.syndic.put(`${path}/cancel`, { reason: 'Nor like that' }), 200);
    // The charge of the first reminder is waived although that is cancelled.
    expect(await operate('waive-penalty', { reason: 'Agreed' })).toMatchObject({
      status: 'Cancelled',
      penalty_charged: 0,
      penalty_waived: 9.42,
    });
    expect(await income()).toBe(0);
    expect(await another()).toMatchObject({ late_payment_penalty: 0, amount_owed: 1_000 });
  });

  it('claims nothing a second time that one that was settled claims still', async () => {
    const paid = await work.pays(owner, 1_000);
    expect(await reminder()).toMatchObject({ status: 'Settled', late_payment_penalty: 9.42 });
    await work.owes(owner, 100, '2026-02-01');
    const second = await another();
    // 100 × 8 % × 43/365 = 0.94
    expect(second).toMatchObject({ late_payment_penalty: 0.94 });
    must(await work.tenant.accountant.put(`/payments/${paid}/reverse`, {}), 200);
    const path = `/payment-reminders/${second.id}/escalate`;
    expect(must(await work.tenant.syndic.put(path), 200)).toMatchObject({
      amount_owed: 1_100,
      // 1100 × 8 % × 43/365 = 10.37, of which the first claims 9.42.
      late_payment_penalty: 0.95,
    });
  });

  it('claims what is owed on something else, whatever became of one before', async () => {
    await operate('waive-penalty', { reason: 'A first oversight' });
    await work.pays(owner, 1_000);
    await work.owes(owner, 100, '2026-02-01');
    expect(await another()).toMatchObject({ late_payment_penalty: 0.94 });
  });
});

describe('a person', () => {
  it('charges a penalty: an item of the reminder, and never claimed twice', async () => {
    const charged = await operate('charge-penalty', { reason: 'Decided by the council' });
    expect(charged).toMatchObject({
      status: 'Open',
      amount_owed: 1_009.42,
      late_payment_penalty: 0,
      penalty_charged: 9.42,
      total_amount: 1_009.42,
    });
    expect(charged.items.map(({ amount, due_date }: Json) => [amount, due_date])).toEqual([
      [1_000, '2026-02-01'],
      [9.42, '2026-03-16'],
    ]);
    expect(await income()).toBe(9.42);
    const again = await work.tenant.syndic.put(`/payment-reminders/${reminderId}/charge-penalty`, {
      reason: 'Again',
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
    // Again for these 43 days: 9.42 − 9.42.
    expect(await operate('escalate')).toMatchObject({
      reminder_level: 'FinalNotice',
      late_payment_penalty: 0,
      total_amount: 1_009.42,
    });
    await work.pays(owner, 1_009.42);
    expect(await reminder()).toMatchObject({ status: 'Settled', amount_owed: 0 });
    expect(await account()).toMatchObject({ balance: 500, receivables: [{ open_amount: 500 }] });
  });

  it('waives it before it is paid: nothing is claimed any more', async () => {
    const waived = await operate('waive-penalty', { reason: 'A first oversight' });
    expect(waived).toMatchObject({ late_payment_penalty: 0, penalty_waived: 9.42 });
    expect(waived.events.at(-1)).toMatchObject({
      event: 'PenaltyWaived',
      penalty: 9.42,
      detail: 'A first oversight',
    });
    expect(await operate('escalate')).toMatchObject({ late_payment_penalty: 0 });
    await work.pays(owner, 1_009.42);
    expect(await penalty()).toEqual([0, 0, 9.42]);
    expect(await income()).toBe(0);
    // 1500 − 1009.42
    expect(await account()).toMatchObject({ balance: 490.58 });
  });

  it('waives it after it was paid: it is to the good of the owner', async () => {
    await work.pays(owner, 1_509.42);
    expect(await account()).toMatchObject({ balance: 0 });
    await operate('waive-penalty', { reason: 'Agreed' });
    expect(await penalty()).toEqual([0, 0, 9.42]);
    expect(await account()).toMatchObject({ balance: -9.42 });
    expect(await income()).toBe(0);
    const again = await work.tenant.syndic.put(`/payment-reminders/${reminderId}/waive-penalty`, {
      reason: 'Again',
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'invalid_transition', allowed: [] } });
  });

  it('charges nothing where nothing is claimed, and gives a reason', async () => {
    for (const operation of ['charge-penalty', 'waive-penalty'])
      must(await work.tenant.syndic.put(`/payment-reminders/${reminderId}/${operation}`, {}), 400);
    await operate('cancel', { reason: 'Wrong owner' });
    for (const operation of ['charge-penalty', 'waive-penalty']) {
      const path = `/payment-reminders/${reminderId}/${operation}`;
      const answer = await work.tenant.syndic.put(path, { reason: 'x' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
    }
    await work.pays(owner, 1_009.42);
    expect(await income()).toBe(0);
  });
});
