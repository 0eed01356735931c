import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import { aTenant, must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let work: ReminderWork;

const TODAY = '2026-03-16T09:00:00Z';
const interest = {
  late_interest_rate: 0.08,
  late_interest_clause: 'Article 12: 8 % a year from the due date.',
};

beforeAll(async () => {
  test = await startTestApp();
  work = await reminderWork(await aTenant(test), interest);
});

afterEach(() => test.clock.set(TODAY));

const operate = (id: string, operation: string, body?: object) =>
  work.tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body);

const done = async (id: string, operation: string, body?: object): Promise<Json> =>
  must(await operate(id, operation, body), 200);

const read = async (id: string): Promise<Json> =>
  must(await work.tenant.auditor.get(`/payment-reminders/${id}`), 200);

const timeline = ({ events }: Json) =>
  events.map(({ event, reminder_level, amount_owed, penalty, detail }: Json) => [
    event,
    reminder_level,
    amount_owed,
    penalty,
    detail,
  ]);

describe('the climb', () => {
  it('goes one level at a time up to legal action, and tells what it asked for', async () => {
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01');
    const id = await work.aReminder(owner);
    expect(await done(id, 'mark-sent', { tracking_number: 'BE123' })).toMatchObject({
      status: 'Sent',
      sent_date: '2026-03-16',
      tracking_number: 'BE123',
    });
    const formal = await done(id, 'escalate');
    // 1000.00 at 8 % for 43 days.
    expect(formal).toMatchObject({
      reminder_level: 'Formal',
      status: 'Open',
      sent_date: null,
      tracking_number: null,
      amount_owed: 1_000,
      late_payment_penalty: 9.42,
      total_amount: 1_009.42,
    });
    test.clock.set('2026-03-20T09:00:00Z');
    await work.owes(owner, 500, '2026-03-18');
    // Frozen until the next change of level.
    expect(await read(id)).toMatchObject({ late_payment_penalty: 9.42, days_overdue: 47 });
    const notice = await done(id, 'escalate');
    // 47 days, and 2 days of 500.00.
    expect(notice).toMatchObject({
      reminder_level: 'FinalNotice',
      level_changed_on: '2026-03-20',
      amount_owed: 1_500,
      late_payment_penalty: 10.52,
    });
    expect(notice.items.map(({ due_date }: Json) => due_date)).toEqual([
      '2026-02-01',
      '2026-03-18',
    ]);
    const last = await done(id, 'escalate');
    expect(timeline(last)).toEqual([
      ['Created', 'Gentle', 1_000, 0, null],
      ['Sent', 'Gentle', 1_000, 0, 'BE123'],
      ['Escalated', 'Formal', 1_000, 9.42, null],
      ['Escalated', 'FinalNotice', 1_500, 10.52, null],
      ['Escalated', 'LegalAction', 1_500, 10.52, null],
    ]);
    expect(await operate(id, 'escalate')).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Open' },
    });
    expect(await read(id)).toEqual(last);
  });

  it('claims nothing from a consumer until 14 days after Gentle was sent', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    expect(await done(id, 'escalate')).toMatchObject({ late_payment_penalty: 0 });
    const other = await work.aDebtor();
    const sent = await work.aReminder(other);
    await done(sent, 'mark-sent');
    test.clock.set('2026-03-29T09:00:00Z');
    expect(await done(sent, 'escalate')).toMatchObject({ late_payment_penalty: 0 });
    test.clock.set('2026-03-30T09:00:00Z');
    // 100.00 at 8 % for 57 days.
    expect(await done(sent, 'escalate')).toMatchObject({ late_payment_penalty: 1.25 });
  });

  it('claims no penalty where the statutes have no clause', async () => {
    const building_id = await work.aBuilding();
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01', building_id);
    const id = await work.aReminder(owner, { building_id });
    expect(await done(id, 'escalate')).toMatchObject({ late_payment_penalty: 0 });
  });

  it('takes the rate of the law where the statutes name it', async () => {
    const legal = { ...interest, late_interest_rate: 'Legal' };
    const building_id = await work.aBuilding(legal);
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01', building_id);
    const id = await work.aReminder(owner, { building_id });
    // 1000.00 at 4.5 % for 43 days.
    expect(await done(id, 'escalate')).toMatchObject({ late_payment_penalty: 5.3 });
  });
});

describe('the other operations', () => {
  it('a pause stops the climb until it ends, and nothing else', async () => {
    const id = await work.aReminder(await work.aDebtor());
    expect(await done(id, 'pause', { reason: 'Disputed' })).toMatchObject({
      status: 'Open',
      paused: true,
      pause_reason: 'Disputed',
    });
    expect(await operate(id, 'escalate')).toMatchObject({
      status: 409,
      body: { code: 'reminder_paused' },
    });
    expect(await operate(id, 'pause', { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', allowed: ['send', 'mark-sent', 'cancel', 'resume'] },
    });
    await done(id, 'mark-sent');
    const resumed = await done(id, 'resume', { reason: 'Agreed' });
    expect(resumed).toMatchObject({ status: 'Sent', paused: false, pause_reason: null });
    expect(timeline(resumed).slice(1)).toEqual([
      ['Paused', 'Gentle', 100, 0, 'Disputed'],
      ['Sent', 'Gentle', 100, 0, null],
      ['Resumed', 'Gentle', 100, 0, 'Agreed'],
    ]);
    must(await operate(id, 'resume', { reason: 'Again' }), 409);
    must(await operate(id, 'mark-sent'), 409);
    expect(await done(id, 'escalate')).toMatchObject({ reminder_level: 'Formal' });
  });

  it('a cancelled reminder is open to nothing', async () => {
    const id = await work.aReminder(await work.aDebtor());
    const cancelled = await done(id, 'cancel', { reason: 'Wrong owner' });
    expect(cancelled).toMatchObject({ status: 'Cancelled', cancellation_reason: 'Wrong owner' });
    for (const operation of ['escalate', 'mark-sent', 'pause', 'resume', 'cancel']) {
      const takesReason = ['pause', 'resume', 'cancel'].includes(operation);
      const answer = await operate(id, operation, takesReason ? { reason: 'x' } : undefined);
      expect(answer, operation).toMatchObject({
        status: 409,
        body: { code: 'invalid_transition', from: 'Cancelled', allowed: [] },
      });
    }
    expect(await read(id)).toEqual(cancelled);
  });

  it('are recorded with who did them', async () => {
    const id = await work.aReminder(await work.aDebtor());
    await done(id, 'mark-sent');
    const { events } = await done(id, 'cancel', { reason: 'Paid in cash' });
    const { userId } = work.tenant.syndic;
    expect(events.map(({ actor_id }: Json) => actor_id)).toEqual([userId, userId, userId]);
  });

  it('are refused on what has changed since it was read', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    const path = `/payment-reminders/${id}`;
    const { headers } = await work.tenant.syndic.get(path);
    const etag = String(headers['etag']);
    must(await work.tenant.syndic.get(path, { 'if-none-match': etag }), 304);
    await work.pays(owner, 30);
    const later = await work.tenant.syndic.get(path, { 'if-none-match': etag });
    expect(must(later, 200)).toMatchObject({ amount_owed: 70, items: [{ open_amount: 70 }] });
    const seen = { 'if-match': String(later.headers['etag']) };
    must(await work.tenant.syndic.put(`${path}/escalate`, undefined, { 'if-match': etag }), 412);
    must(await work.tenant.syndic.put(`${path}/escalate`, undefined, seen), 200);
    must(await work.tenant.syndic.put(`${path}/escalate`, undefined, seen), 412);
  });
});

describe('what the books do to reminders', () => {
  const reverse = async (paymentId: string) =>
    must(
      await work.tenant.accountant.put(`/payments/${paymentId}/reverse`, { reason: 'Bounced' }),
      200,
    );

  it('a payment of everything settles them, its reversal brings them back', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await done(id, 'mark-sent');
    await work.pays(owner, 60);
    expect(await read(id)).toMatchObject({ status: 'Sent', amount_owed: 40 });
    const payment = await work.pays(owner, 40);
    expect(await read(id)).toMatchObject({
      status: 'Settled',
      settled_on: '2026-03-16',
      amount_owed: 0,
      days_overdue: 0,
      items: [{ amount: 100, open_amount: 0, days_overdue: 0 }],
    });
    must(await operate(id, 'escalate'), 409);
    await reverse(payment);
    const reopened = await read(id);
    expect(reopened).toMatchObject({ status: 'Sent', settled_on: null, amount_owed: 40 });
    expect(timeline(reopened).slice(2)).toEqual([
      ['Settled', 'Gentle', 0, 0, null],
      ['Reopened', 'Gentle', 40, 0, null],
    ]);
  });

  it('new debts do not reopen what was settled', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await work.pays(owner, 100);
    await work.owes(owner, 20, '2026-02-10');
    expect(await read(id)).toMatchObject({ status: 'Settled', items: [{ amount: 100 }] });
  });

  it('of two settled ones the later comes back, and none beside a running one', async () => {
    const owner = await work.aDebtor();
    const first = await work.aReminder(owner);
    const payment = await work.pays(owner, 100);
    await work.owes(owner, 50, '2026-02-10');
    const second = await work.aReminder(owner);
    await reverse(payment);
    expect(await read(first)).toMatchObject({ status: 'Settled' });
    expect(await read(second)).toMatchObject({ status: 'Open', amount_owed: 50 });
    // What came back is asked for by the next level of the running one.
    expect(await done(second, 'escalate')).toMatchObject({ amount_owed: 150 });
    const everything = await work.pays(owner, 150);
    expect(await read(second)).toMatchObject({ status: 'Settled' });
    await reverse(everything);
    expect(await read(first)).toMatchObject({ status: 'Settled' });
    expect(await read(second)).toMatchObject({ status: 'Open', amount_owed: 150 });
  });

  it('the reversal of the entry that made the debt settles them, too', async () => {
    const owner = await work.anOwner();
    const entry = await work.owes(owner, 80, '2026-02-01');
    const id = await work.aReminder(owner);
    must(await work.tenant.accountant.post(`/journal-entries/${entry}/reverse`, {}), 201);
    expect(await read(id)).toMatchObject({ status: 'Settled', amount_owed: 0 });
  });

  it('cancelled ones stay cancelled', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await done(id, 'cancel', { reason: 'Agreed' });
    const payment = await work.pays(owner, 100);
    await reverse(payment);
    expect(await read(id)).toMatchObject({ status: 'Cancelled', amount_owed: 100 });
  });
});
