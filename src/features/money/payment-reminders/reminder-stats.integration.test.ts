import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let work: ReminderWork;

const TODAY = '2026-03-16T09:00:00Z';
const HOUR = 3_600_000;
const interest = {
  late_interest_rate: 0.08,
  late_interest_clause: 'Article 12: 8 % a year from the due date.',
};

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  work = await reminderWork(await aTenant(test), interest);
});

afterEach(() => test.clock.set(TODAY));

const stats = async (query = '', caller: Caller = work.tenant.auditor): Promise<Json> =>
  must(await caller.get(`/payment-reminders/stats${query}`), 200);

const operate = async (id: string, operation: string, body?: object): Promise<Json> =>
  must(await work.tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body), 200);

/** Creates an owner who owes an amount since a day, with a reminder from an hour ago. */
async function reminded(amount: number, due: string, fields: object = {}) {
  const ownerId = await work.anOwner(fields);
  await work.owes(ownerId, amount, due);
  const id = await work.aReminder(ownerId);
  test.clock.advance(HOUR);
  return { ownerId, id };
}

const NONE = {
  total_reminders: 0,
  by_level: { Gentle: 0, Formal: 0, FinalNotice: 0, LegalAction: 0 },
  by_status: { Open: 0, Sent: 0, Settled: 0, Cancelled: 0 },
  total_owed: 0,
  total_penalties: 0,
  total_recovered: 0,
  recovery_rate: 0,
  median_days_to_payment: null,
  total_overdue: 0,
  ageing: {
    not_due: 0,
    days_0_30: 0,
    days_31_60: 0,
    days_61_90: 0,
    days_over_90: 0,
    credits: 0,
    balance: 0,
  },
};

describe('the figures of recovery', () => {
  it('are nil where there is nothing', async () => {
    expect(await stats()).toEqual(NONE);
  });

  it('count reminders, what they ask for, and what came in after them', async () => {
    const partly = await reminded(100, '2026-02-01');
    await work.pays(partly.ownerId, 40);
    const company = await reminded(1_000, '2026-01-10', { kind: 'Company' });
    await operate(company.id, 'mark-sent');
    await operate(company.id, 'escalate');
    const before = await work.anOwner();
    await work.owes(before, 80, '2026-02-01');
    await work.pays(before, 30);
    test.clock.advance(HOUR);
    await work.aReminder(before);
    test.clock.advance(HOUR);
    await work.pays(before, 65);
    const cancelled = await reminded(25, '2025-11-01');
    await operate(cancelled.id, 'cancel', { reason: 'Agreed' });
    const figures = await stats();
    expect(figures).toEqual({
      total_reminders: 4,
      by_level: { Gentle: 3, Formal: 1, FinalNotice: 0, LegalAction: 0 },
      by_status: { Open: 2, Sent: 0, Settled: 1, Cancelled: 1 },
      total_owed: 1_060,
      // 1000 × 8 % × 65/365 = 14.246…
      total_penalties: 14.25,
      total_recovered: 90,
      // 90 / 1150 = 0.07826…
      recovery_rate: 0.0783,
      median_days_to_payment: 43,
      total_overdue: 1_085,
      ageing: {
        not_due: 0,
        days_0_30: 0,
        days_31_60: 60,
        days_61_90: 1_000,
        days_over_90: 25,
        credits: 15,
        balance: 1_070,
      },
    });
    const { trial_balance } = must(await work.tenant.auditor.get('/ledger/proof'), 200);
    const inBooks = trial_balance
      .filter(({ code }: Json) => /^41(0|7)/.test(code))
      .reduce((sum: number, { debit, credit }: Json) => sum + debit - credit, 0);
    expect(figures.ageing.balance).toBe(inBooks);
  });

  it('count an item once that two reminders name', async () => {
    const { id, ownerId } = await reminded(100, '2026-02-01');
    await operate(id, 'cancel', { reason: 'Too early' });
    await work.pays(ownerId, 10);
    test.clock.advance(HOUR);
    await work.aReminder(ownerId);
    test.clock.advance(HOUR);
    await work.pays(ownerId, 20);
    expect(await stats()).toMatchObject({
      total_reminders: 2,
      total_owed: 70,
      total_recovered: 30,
      recovery_rate: 0.3,
    });
  });

  it('count a payment that was taken back as not come in', async () => {
    const { ownerId } = await reminded(100, '2026-02-01');
    const payment = await work.pays(ownerId, 100);
    expect(await stats()).toMatchObject({
      by_status: { Settled: 1 },
      total_owed: 0,
      recovery_rate: 1,
    });
    must(
      await work.tenant.accountant.put(`/payments/${payment}/reverse`, { reason: 'Bounced' }),
      200,
    );
    expect(await stats()).toMatchObject({
      by_status: { Settled: 0, Open: 1 },
      total_owed: 100,
      total_recovered: 0,
      recovery_rate: 0,
      median_days_to_payment: null,
    });
  });

  it('do not take for a payment what an entry by hand credits', async () => {
    const { ownerId } = await reminded(100, '2026-02-01');
    const entry = {
      building_id: work.buildingId,
      entry_date: '2026-03-16',
      description: 'Gesture',
      lines: [
        { account_code: '701', debit: 60 },
        { account_code: '4101', owner_id: ownerId, credit: 60 },
      ],
    };
    must(await work.tenant.accountant.post('/journal-entries', entry), 201);
    expect(await stats()).toMatchObject({ total_owed: 40, total_recovered: 0 });
  });

  it('give the middle of the days to payment, halves between two', async () => {
    for (const due of ['2026-02-01', '2026-02-10', '2026-02-11', '2026-02-28']) {
      const { ownerId } = await reminded(100, due);
      await work.pays(ownerId, 100);
    }
    // 43, 34, 33 and 16 days.
    expect(await stats()).toMatchObject({ median_days_to_payment: 33.5 });
  });

  it.each([
    ['2026-03-16', 'days_0_30'],
    ['2026-02-14', 'days_0_30'],
    ['2026-02-13', 'days_31_60'],
    ['2026-01-15', 'days_31_60'],
    ['2026-01-14', 'days_61_90'],
    ['2025-12-16', 'days_61_90'],
    ['2025-12-15', 'days_over_90'],
  ])('count what was due on %s among %s', async (due, bucket) => {
    await work.owes(await work.anOwner(), 12.34, due);
    const ageing = { ...NONE.ageing, [bucket]: 12.34, balance: 12.34 };
    // On the due date itself a payment is in time.
    const total_overdue = due === '2026-03-16' ? 0 : 12.34;
    expect(await stats()).toEqual({ ...NONE, total_overdue, ageing });
  });

  it('know what is not yet due', async () => {
    const { tenant } = work;
    const unit = { building_id: work.buildingId, unit_number: 'A1', quota: 1000 };
    const { id: unitId } = must(await tenant.syndic.post('/units', unit), 201);
    const holding = {
      owner_id: await work.anOwner(),
      ownership_share: '1/1',
      start_date: '2024-01-01',
    };
    must(await tenant.syndic.post(`/units/${unitId}/owners`, holding), 201);
    const call = {
      building_id: work.buildingId,
      title: 'Spring',
      total_amount: 500,
      fund: 'Provision',
      due_date: '2026-03-17',
    };
    const { id } = must(await tenant.accountant.post('/calls-for-funds', call), 201);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    expect((await stats()).ageing).toEqual({ ...NONE.ageing, not_due: 500, balance: 500 });
  });
});

describe('the figures are narrowed', () => {
  it('to the days on which reminders were created, as they are in Belgium', async () => {
    test.clock.set('2026-03-16T22:59:59Z');
    await reminded(100, '2026-02-01');
    test.clock.set('2026-03-16T23:00:00Z');
    await reminded(30, '2026-02-01');
    const counted = async (query: string) => {
      const { total_reminders, total_owed } = await stats(query);
      return [total_reminders, total_owed];
    };
    expect(await counted('?date_to=2026-03-15')).toEqual([0, 0]);
    expect(await counted('?date_from=2026-03-16&date_to=2026-03-16')).toEqual([1, 100]);
    expect(await counted('?date_from=2026-03-17&date_to=2026-03-17')).toEqual([1, 30]);
    expect(await counted('?date_from=2026-03-18')).toEqual([0, 0]);
    expect(await counted('?date_from=2026-03-16')).toEqual([2, 130]);
    // The ageing of debts does not depend on reminders.
    expect((await stats('?date_to=2026-03-15')).ageing.balance).toBe(130);
  });

  it('to a building', async () => {
    const { ownerId } = await reminded(100, '2026-02-01');
    const other = await work.aBuilding();
    await work.owes(ownerId, 50, '2026-02-01', other);
    expect(await stats(`?building_id=${other}`)).toEqual({
      ...NONE,
      total_overdue: 50,
      ageing: { ...NONE.ageing, days_31_60: 50, balance: 50 },
    });
    expect(await stats(`?building_id=${work.buildingId}`)).toMatchObject({
      total_owed: 100,
      ageing: { balance: 100 },
    });
    expect((await stats()).ageing.balance).toBe(150);
  });

  it('to the buildings of a narrowed role', async () => {
    const { ownerId } = await reminded(100, '2026-02-01');
    const other = await work.aBuilding();
    await work.owes(ownerId, 50, '2026-02-01', other);
    const { organizationId } = work.tenant;
    const caller = await aCaller(test, { role: 'Syndic', organizationId, buildingIds: [other] });
    expect(await stats('', caller)).toMatchObject({ total_reminders: 0, ageing: { balance: 50 } });
  });

  it('to what is their own for an owner', async () => {
    const { ownerId } = await reminded(100, '2026-02-01');
    await reminded(500, '2026-02-01');
    const { organizationId } = work.tenant;
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId });
    expect(await stats('', owner)).toMatchObject({
      total_reminders: 1,
      total_owed: 100,
      ageing: { days_31_60: 100, balance: 100 },
    });
  });

  it('to the organization', async () => {
    await reminded(100, '2026-02-01');
    const other = await aTenant(test);
    expect(await stats('', other.syndic)).toEqual(NONE);
  });

  it.each(['date_from=16-03-2026', 'date_to=2026-02-30', 'owner_id=x', 'building_id=1'])(
    'not by %s',
    async (query) => {
      const answer = await work.tenant.auditor.get(`/payment-reminders/stats?${query}`);
      expect(answer.status).toBe(400);
    },
  );
});
